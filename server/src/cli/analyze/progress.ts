export interface Progress {
  /** So many more files are done. */
  step(files: number): void;
  stop(): void;
}

/** A bar on standard error while it is a terminal; nothing anywhere else. */
export async function startProgress(total: number): Promise<Progress> {
  if (!process.stderr.isTTY || total < 2) return { step: () => undefined, stop: () => undefined };
  const { Presets, SingleBar } = await import('./progress-bar.ts');
  const bar = new SingleBar(
    {
      format: 'Analysing {bar} {value}/{total} files, {eta_formatted} left',
      clearOnComplete: true,
      hideCursor: true,
      // The command handles the signals itself.
      gracefulExit: false,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: (files) => bar.increment(files), stop: () => bar.stop() };
}

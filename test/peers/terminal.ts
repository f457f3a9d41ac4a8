import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { peerPath } from './peer-table.ts';

/** A program in a terminal, used as a person does: with keys, and eyes for what stands on the screen. */
export class Terminal {
  readonly #environment: NodeJS.ProcessEnv;

  /** @param cwd where its socket is, too */
  constructor(command: readonly string[], cwd: string, environment: NodeJS.ProcessEnv) {
    this.#environment = { ...environment, TMUX_TMPDIR: cwd };
    const size = ['-x', '130', '-y', '40'];
    this.#tmux(['-f', '/dev/null', 'new-session', '-d', ...size, '-c', cwd, ...command]);
  }

  /** Keys by their names, such as `Escape`; other texts are typed. */
  press(...keys: string[]): void {
    this.#tmux(['send-keys', ...keys]);
  }

  type(text: string): void {
    this.#tmux(['send-keys', '-l', text]);
  }

  screen(): string {
    return this.#tmux(['capture-pane', '-p']);
  }

  /** Waits until the screen shows something. @returns the screen */
  async shows(wanted: string | RegExp, timeoutMs = 60_000): Promise<string> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const screen = this.screen();
      if (typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)) return screen;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${wanted} in\n${screen}`);
      await sleep(100);
    }
  }

  close(): void {
    this.#tmux(['kill-server']);
  }

  #tmux(args: readonly string[]): string {
    return execFileSync(peerPath('tmux'), args, { env: this.#environment, encoding: 'utf8' });
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the event loop. */
const resolution = 5;

/** Seconds by which the main event loop ran late, since the last look. */
export interface EventLoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Measures the main event loop's delay. `take` answers the time since the last `take`. */
export function measureEventLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  // The histogram holds the whole time between two looks; the delay is what exceeds the resolution.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution) / 1000;
  return {
    take(): EventLoopDelay {
      const empty = histogram.count === 0;
      const delay = {
        p50: empty ? 0 : seconds(histogram.percentile(50)),
        p99: empty ? 0 : seconds(histogram.percentile(99)),
        max: empty ? 0 : seconds(histogram.max),
      };
      histogram.reset();
      return delay;
    },
    stop: () => histogram.disable(),
  };
}

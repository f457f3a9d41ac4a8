import { ServiceError } from '@presswright/shared/errors';

export interface BytesInFlightLimits {
  /** Bytes that all requests may hold at once. */
  readonly total: number;
  /** Bytes that the requests of one organisation may hold at once. */
  readonly perOwner: number;
}

/** What one request holds. */
export interface ByteHold {
  /** @throws {ServiceError} `server_overloaded` when there is no room for `bytes` more; it holds then what it held */
  add(bytes: number): void;
  /** Gives everything back. May be called twice. */
  release(): void;
}

/** A budget of memory for request bodies: no number of large bodies at once takes more. */
export interface BytesInFlight {
  hold(owner: string): ByteHold;
  /** Bytes held now. */
  used(): number;
}

/** Seconds: bodies are held until their answer is sent. */
const retryAfter = 5;

export function createBytesInFlight(limits: BytesInFlightLimits): BytesInFlight {
  const byOwner = new Map<string, number>();
  let total = 0;

  function change(owner: string, bytes: number): void {
    total += bytes;
    const left = (byOwner.get(owner) ?? 0) + bytes;
    if (left > 0) byOwner.set(owner, left);
    else byOwner.delete(owner);
  }

  return {
    hold(owner) {
      let held = 0;
      return {
        add(bytes) {
          const own = (byOwner.get(owner) ?? 0) + bytes;
          // A body that fits its endpoint's limit is taken by a server that has nothing else to do, whatever the budget.
          const isAlone = total === held;
          if (!isAlone && (total + bytes > limits.total || own > limits.perOwner)) {
            const message = 'The server has as many request bodies in memory as it may have; try again later.';
            throw new ServiceError('server_overloaded', message, { retryAfter });
          }
          held += bytes;
          change(owner, bytes);
        },
        release() {
          change(owner, -held);
          held = 0;
        },
      };
    },
    used: () => total,
  };
}

import type { ServiceError } from '@presswright/shared/errors';
import { type Place, sentence } from './trouble.ts';

/** What is asked of a server without a command: each can be refused alone, by the permissions of the key. */
const abilities = {
  analyze: 'analyze open files',
  analyzeProject: 'analyze whole projects',
  complete: 'complete code',
} as const;

export type Ability = keyof typeof abilities;

/** What the present server does not let the API key do. */
export class RefusedAbilities {
  readonly #messages = new Map<Ability, string>();

  /** Why it is not asked for this; undefined: it was not refused. */
  reason(ability: Ability): string | undefined {
    return this.#messages.get(ability);
  }

  /** @returns what to tell the person, the first time that the server refuses this; undefined later */
  add(ability: Ability, error: ServiceError, { url, dataDir }: Place): string | undefined {
    if (this.#messages.has(ability)) return undefined;
    const server = dataDir === undefined ? url : 'The local server';
    const advice =
      dataDir === undefined
        ? 'Ask its administrator for the permission and restart Presswright, or set another API key (presswright.server.apiKey).'
        : 'Restart Presswright.';
    const refusal = `${server} does not let this API key ${abilities[ability]}: ${sentence(error.message)}`;
    const message = `${refusal} Everything else goes on. ${advice}`;
    this.#messages.set(ability, message);
    return message;
  }

  /** All messages, in one text; empty: nothing was refused. */
  describe(): string {
    return [...this.#messages.values()].join(' ');
  }

  /** Another server, or the same with another key, may allow more. */
  clear(): void {
    this.#messages.clear();
  }
}

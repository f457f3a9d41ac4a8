import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends an answer that is the same each time but for its `id` and `created`: it is written as JSON once for `source`,
     * and kept as long as that is. Of the variants of one source only the last is kept.
     *
     * @param variant tells apart all else that the answer depends on
     */
    sendRepeated(source: object, variant: string, head: AnswerHead, make: () => AnswerHead): FastifyReply;
  }
}

interface AnswerHead {
  readonly id: string;
  readonly created: number;
}

/** JSON with gaps where the id and the time belong. */
interface Written {
  readonly variant: string;
  readonly beforeId: string;
  readonly beforeCreated: string;
  readonly rest: string;
}

/** Writes the answers to repeated questions once: half of what a cached analysis costs is its JSON. */
export const repeatedAnswers = fp(async (app) => {
  const answers = new WeakMap<object, Written>();

  app.decorateReply('sendRepeated', function (this: FastifyReply, source, variant, head, make) {
    this.type('application/json; charset=utf-8');
    const known = answers.get(source);
    if (known?.variant === variant) {
      // A text, not bytes: Node sends it in one piece with the headers.
      return this.send(known.beforeId + head.id + known.beforeCreated + String(head.created) + known.rest);
    }
    const text = String(this.serialize(make()));
    answers.set(source, { variant, ...withGaps(text, head) });
    return this.send(text);
  });
});

/** Quotes inside of texts are escaped, so what is found is the members themselves. */
function withGaps(text: string, { id, created }: AnswerHead): Omit<Written, 'variant'> {
  const atId = text.indexOf(`"id":"${id}"`);
  const atCreated = text.indexOf(`"created":${created},`, atId);
  if (atId < 0 || atCreated < 0) throw new Error('the answer has no id and, after it, a time');
  const idFrom = atId + '"id":"'.length;
  const createdFrom = atCreated + '"created":'.length;
  return {
    beforeId: text.slice(0, idFrom),
    beforeCreated: text.slice(idFrom + id.length, createdFrom),
    rest: text.slice(createdFrom + String(created).length),
  };
}

import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { AnalysisSummary } from '@presswright/shared/schemas/analysis';
import type { FastifyReply } from 'fastify';

/** Findings that are written into an answer at once, in some milliseconds. */
const maxAtOnce = 1000;
/** Characters after which others have their turn. */
const turnCharacters = 128 * 1024;

/** The answer of an analysis of many files; one of very many findings is written file by file, so that nobody waits for it. */
export function sendAnalysis<T extends { readonly results: readonly unknown[]; readonly summary: AnalysisSummary }>(
  reply: FastifyReply,
  answer: T,
): T | FastifyReply {
  if (answer.summary.total_issues <= maxAtOnce) return answer;
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(Readable.from(piecesOf(answer)));
}

async function* piecesOf({ results, ...rest }: { readonly results: readonly unknown[] }): AsyncGenerator<string> {
  let text = `${JSON.stringify(rest).slice(0, -1)},"results":[`;
  for (const [index, result] of results.entries()) {
    text += `${index === 0 ? '' : ','}${JSON.stringify(result)}`;
    if (text.length < turnCharacters) continue;
    yield text;
    text = '';
    await turn();
  }
  yield `${text}]}`;
}

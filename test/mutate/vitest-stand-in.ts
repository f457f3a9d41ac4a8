/**
 * What test files get for `vitest` while mutants are tried: the same `expect`, and a `describe` and `it` that only
 * collect, so that a thread can run any one test of a file.
 */
export { expect } from 'vitest';

export interface CollectedTest {
  readonly title: string;
  run(): unknown;
}

type Body = (...values: never[]) => unknown;
type Declare = (title: string, ...rest: readonly unknown[]) => void;

let collected: CollectedTest[] = [];
let titles: readonly string[] = [];
let pending: Promise<unknown>[] = [];

/** Takes the tests that were declared since the last call. */
export async function takeTests(): Promise<readonly CollectedTest[]> {
  while (pending.length > 0) await Promise.all(pending.splice(0));
  const taken = collected;
  collected = [];
  titles = [];
  pending = [];
  return taken;
}

const bodyOf = (rest: readonly unknown[]): Body => {
  const body = rest.findLast((one) => typeof one === 'function');
  if (body === undefined) throw new Error('a test without a function');
  return body as Body;
};

function declareTest(title: string, body: Body, values: readonly unknown[]): void {
  collected.push({ title: [...titles, title].join(' '), run: () => body(...(values as never[])) });
}

function declareGroup(title: string, body: Body, values: readonly unknown[]): void {
  const outer = titles;
  titles = [...outer, title];
  const done = body(...(values as never[]));
  if (done instanceof Promise) pending.push(done);
  titles = outer;
}

type DeclareOne = (title: string, body: Body, values: readonly unknown[]) => void;

const withEach = (declare: DeclareOne) =>
  Object.assign(((title, ...rest) => declare(title, bodyOf(rest), [])) as Declare, {
    each:
      (rows: readonly unknown[]): Declare =>
      (title, ...rest) => {
        for (const row of rows) {
          const values = Array.isArray(row) ? row : [row];
          declare(`${title} ${values.filter((value) => typeof value === 'string').join(' ')}`, bodyOf(rest), values);
        }
      },
  });

export const it = withEach(declareTest);
export const test = it;
export const describe = withEach(declareGroup);

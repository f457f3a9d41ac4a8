import type { DetailCase } from './detail-case.ts';

/** A case whose site has no posts, comments and users but the administrator's; `prepare` may call what `given-things.php` has. */
export function detailCase(
  area: string,
  prompt: string,
  prepare: string,
  details: Readonly<Record<string, string>>,
): DetailCase {
  return { area, prompt, prepare: `given_nothing(); ${prepare}`, details };
}

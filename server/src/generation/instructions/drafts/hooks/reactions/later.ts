import { type Composer, raw } from '../../../composer.ts';
import { block, type HookPart, unless } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { readTests } from '../tests.ts';
import { effectsIn } from './effects-in.ts';

/** What an event that was scheduled for later does: with the ID that it was scheduled with. */
export function laterPart(
  r: Reading,
  c: Composer,
  scheduled: string,
  scene: Scene,
  within: readonly Phrase[],
): HookPart | null {
  const [, hook = ''] = /'([\w-]+)'(?:, array\( .*)?\);$/.exec(scheduled) ?? [];
  const about =
    scene.post !== undefined ? 'post' : scene.user !== undefined ? 'user' : scene.term !== undefined ? 'term' : null;
  const later: Scene = about === null ? {} : { [about]: `$${about}_id` };
  const gone =
    about === 'post'
      ? r.take(
          "(?:if|unless|when|in case|skip(?: it)? if|nothing if)\\s+(?:it|the post)[^.;,\\n]*\\b(?:unpublished|no longer published|not published(?: any ?more)?|isn't published(?: any ?more)?|still published|deleted|trashed|gone)(?: meanwhile| by then| any ?more)?",
          within,
        )
      : null;
  const done = effectsIn(r, c, later, within);
  if (done.length === 0 || hook === '') return null;
  const tests = readTests(r, later, within);
  r.takeAll('(?:do|does) nothing|nothing (?:happens|is sent)|skip it|meanwhile|by then', within);
  const guards = [...(gone === null ? [] : [`'publish' === get_post_status( $post_id )`]), ...tests];
  return {
    name: hook.startsWith(`${c.prefix}_`) ? `run_${hook.slice(c.prefix.length + 1)}` : `run_${hook}`,
    summary: 'Does what was put off.',
    kind: 'action',
    hook,
    params: about === null ? '' : `int $${about}_id`,
    returns: 'void',
    body: block(unless(guards), ...done.map((one) => raw(one))),
  };
}

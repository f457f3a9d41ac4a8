import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { eachIngredient, madeWith } from '../../../../languages/php/flow/made.ts';
import { literalTail } from '../../../../languages/php/flow/ropes.ts';
import { entryOf, type Value } from '../../../../languages/php/flow/value.ts';
import { everyDanger } from '../../../../languages/php/taint/kinds.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { personalName } from './personal-fields.ts';

/** What nobody can tell who does not know the site's secrets. */
const untold: ReadonlySet<MakerKind> = new Set(['chance', 'keyed-hash', 'hash', 'slow-hash', 'stored']);

/** Whether a file lies in the folder of uploads, which browsers get to, under a name that others can tell. */
function isOpenPath(path: Value): boolean {
  // A server runs these instead of sending them.
  if (/\.(?:php|inc)$/i.test(literalTail(path))) return false;
  let isUpload = false;
  let isTold = true;
  eachIngredient(
    path,
    ({ made, constant, rope, shape, taints }) => {
      if (made?.kind === 'folder') isUpload = true;
      if (made !== null && untold.has(made.kind)) isTold = false;
      const isKnown = made !== null || constant !== undefined || rope !== null || shape !== null || taints.length > 0;
      if (!isKnown) isTold = false;
      // What the folder is made of is nobody's secret.
      return made?.kind !== 'folder' && made?.name !== 'index';
    },
    true,
  );
  return isTold && (isUpload || madeWith(path, ({ kind }) => kind === 'folder', true) !== null);
}

const credential = /^(?:client_secret|grant_type|refresh_token|password|api_secret)$/;

/** Whether a value is what a server answers to whom it hands a token. */
function holdsToken(content: Value): boolean {
  const asked = madeWith(
    content,
    ({ name, args }) => {
      const body = /^wp_(?:safe_)?remote_/.test(name) ? entryOf(args[1]?.value, 'body') : undefined;
      return [...(body?.shape?.entries.keys() ?? [])].some((key) => credential.test(key));
    },
    true,
  );
  return asked !== null;
}

/** What only its owner or the site may see, in a file that anyone can fetch. */
export function checkPublicFile({ args: [path, content], name, isLocal }: CallEvent, context: PhpContext): void {
  if (path === undefined || content === undefined || isLocal) return;
  context.track(content.value, everyDanger, content.node, (taint) => {
    if (taint.source.label.startsWith('wp_remote_retrieve_body') && holdsToken(content.value) && isOpenPath(path.value))
      return {
        at: content.node,
        message: `${name}() writes access tokens into the folder of uploads, where anyone who knows the name of the file reads them.`,
        suggestion: 'Leave tokens out, or write with error_log() where WP_DEBUG_LOG is on.',
        confidence: 'medium',
        taint,
      };
    const field = personalName(taint.source);
    if (field === null || !isOpenPath(path.value)) return null;
    return {
      at: content.node,
      message: `${name}() writes ${field} of a user into the folder of uploads, under a name that others can guess.`,
      suggestion: 'Name the file with wp_generate_password( 32, false ), or send it after a check of permissions.',
      severity: 'high',
      confidence: 'medium',
      taint,
    };
  });
}

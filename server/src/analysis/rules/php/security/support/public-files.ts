import type { ArgInfo, CallEvent } from '../../../../languages/php/flow/events.ts';
import { eachIngredient, madeWith } from '../../../../languages/php/flow/made.ts';
import { literalTail } from '../../../../languages/php/flow/ropes.ts';
import { entryOf, type Span, type Value } from '../../../../languages/php/flow/value.ts';
import { everyDanger } from '../../../../languages/php/taint/kinds.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { isInFile } from './in-file.ts';
import { newPasswordIn, passwordOf, wayFrom } from './logged-passwords.ts';
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

interface PublicFile {
  readonly path: ArgInfo;
  readonly content: ArgInfo;
  readonly name: string;
}

interface Written {
  readonly files: Map<Span, PublicFile>;
  /** The files write what keeps browsers out of a folder. */
  isClosed: boolean;
}

const writtenKey = Symbol('files that are written');

const written = (context: PhpContext): Written =>
  context.project.fact(writtenKey, (): Written => ({ files: new Map(), isClosed: false }));

/** Endings of copies and logs, which no page of the site asks for. */
const copy = /\.(?:sql|dump|bak)(?:\.gz)?$/i;
const log = /\.(?:log|txt|csv)$/i;

/** The path of a file, or of the one that is open. */
function pathOf(path: Value): Value {
  return madeWith(path, ({ name }) => name === 'fopen')?.args[0]?.value ?? path;
}

/** Reports logs, copies and passwords under the folder of uploads, once it is known what callers pass. */
export function reportPublicFiles(context: PhpContext): void {
  const { files, isClosed } = written(context);
  if (isClosed) return;
  for (const { path, content, name } of files.values()) {
    if (!isInFile(content.node, context) || !isOpenPath(path.value)) continue;
    const tail = literalTail(pathOf(path.value));
    const isCopy = copy.test(tail);
    const made = newPasswordIn(content.value);
    const isPassword = made !== null;
    if (!isPassword && !isCopy && !log.test(tail)) continue;
    const what = isPassword ? 'a generated password' : isCopy ? 'a copy of data' : 'a log';
    context.report({
      at: content.node,
      message: `${name}() writes ${what} into the folder of uploads, under a name that others can guess.`,
      suggestion:
        'Give the file a name of chance (wp_generate_password( 32, false )), or keep it where browsers do not get to.',
      severity: isPassword || isCopy ? 'high' : 'low',
      confidence: 'medium',
      ...(made === null ? {} : wayFrom(made)),
    });
  }
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
  if (typeof content.value.constant === 'string' && /deny from all|require all denied/i.test(content.value.constant))
    written(context).isClosed = true;
  else if (content.value.constant === undefined) written(context).files.set(content.node, { path, content, name });
  context.track(content.value, everyDanger, content.node, (taint) => {
    if (taint.source.label.startsWith('wp_remote_retrieve_body') && holdsToken(content.value) && isOpenPath(path.value))
      return {
        at: content.node,
        message: `${name}() writes access tokens into the folder of uploads, where anyone who knows the name of the file reads them.`,
        suggestion: 'Leave tokens out, or write with error_log() where WP_DEBUG_LOG is on.',
        confidence: 'medium',
        taint,
      };
    const field = personalName(taint.source) ?? passwordOf(taint);
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

/** One key of an array that a documentation block describes. */
export interface KeyFact {
  readonly name: string;
  readonly type: string;
  /** Source text of a short default, or ''. */
  readonly defaultValue: string;
  /** The texts it accepts, where they are listed. */
  readonly values: readonly string[];
  /** Version that added the key, or ''. */
  readonly since: string;
}

/**
 * The keys that one array has, by the path of the array, such as `args` or `args.labels`; `*` is any element of a list,
 * `return` what is returned.
 */
export interface ArrayFact {
  readonly path: string;
  readonly keys: readonly KeyFact[];
  /** Where the keys are described instead, or as well: `WP_Query::parse_query`. */
  readonly see: string;
}

/** What a documentation block says of types. */
export interface DocTypes {
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly arrays: readonly ArrayFact[];
}

/** A type, possibly `array<int, string>` or `array{a: int}`; docs put no spaces elsewhere. */
const typePattern = String.raw`(?:[\w\\|\[\]&?$:-]|\((?=[\w\\|])[^()\n]*\)|<[^<>\n]*(?:<[^<>\n]*>[^<>\n]*)*>|\{[^{}\n]*\})+`;
const parameterTag = new RegExp(String.raw`^@(param|type)\s+(${typePattern})\s+&?(\.\.\.)?\$?(\w+)(.*)$`);
const returnTag = new RegExp(String.raw`^@return\s+(${typePattern})(.*)$`);

/** Reads the types of a documentation block; no sentence of it is kept. */
export function readDocTypes(doc: string): DocTypes {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*\/?\*+ ?/, '').trim());
  const parameters: { name: string; type: string }[] = [];
  const arrays = new Map<string, { keys: Map<string, KeyFact>; see: string }>();
  const added = keysAdded(lines.join('\n'));
  let returns = '';
  /** Paths of the arrays that are open, innermost last. */
  const open: string[] = [];
  let path = '';
  let type = '';
  let text = '';
  let isKey = false;
  const finish = (): void => {
    if (path === '') return;
    const see = referredTo(text);
    if (see !== '' && (isArrayType(type) || see.startsWith('WP_'))) arrayAt(path).see = see;
    if (isKey) {
      const name = path.slice(path.lastIndexOf('.') + 1);
      const parent = path.slice(0, path.lastIndexOf('.'));
      if (name !== '*')
        arrayAt(parent).keys.set(name, {
          name,
          type,
          defaultValue: defaultIn(text),
          values: valuesIn(text),
          since: added.get(name) ?? '',
        });
    }
    path = '';
  };
  const arrayAt = (at: string) => {
    const known = arrays.get(at) ?? { keys: new Map<string, KeyFact>(), see: '' };
    arrays.set(at, known);
    return known;
  };
  for (const line of lines) {
    const tag = parameterTag.exec(line);
    if (tag) {
      finish();
      const [, kind, given = '', dots = '', variable = '', rest = ''] = tag;
      isKey = kind === 'type';
      if (!isKey) open.length = 0;
      if (isKey && open.length === 0) continue;
      const name = isKey && (dots !== '' || /^\d+$/.test(variable)) ? '*' : variable;
      if (!isKey) parameters.push({ name, type: cleanType(given) });
      type = cleanType(given);
      path = isKey ? `${open.at(-1)}.${name}` : name;
      text = rest;
      if (/\{\s*$/.test(rest)) {
        open.push(path);
        text = '';
      }
    } else if (line === '}') {
      finish();
      open.pop();
    } else if (line.startsWith('@')) {
      finish();
      open.length = 0;
      const [, given = '', rest = ''] = returnTag.exec(line) ?? [];
      if (returns === '') returns = cleanType(given);
      if (/\{\s*$/.test(rest)) open.push('return');
      if (/^@phpstan|^@psalm/.test(line)) break;
    } else text += ` ${line}`;
  }
  finish();
  const found = [...arrays].map(([at, { keys, see }]) => ({ path: at, keys: [...keys.values()], see }));
  return { parameters, returns, arrays: found.filter(({ keys, see }) => keys.length > 0 || see !== '') };
}

/** Names listed as the block's own items, such as the labels of a post type. */
export function listedNames(doc: string): string[] {
  return [...doc.matchAll(/^\s*\*\s+-\s+`(\w+)`/gm)].map((match) => match[1] ?? '');
}

/** Versions by the names of the keys that a `since` line says were added. */
export function keysAdded(doc: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, version = '', text = ''] of doc.matchAll(/@since\s+(\d+(?:\.\d+)+)\s+([^@]*)/g)) {
    const sentence = /^(?:(?:Added|Introduced)\b[^.]*|[^.]*\b(?:was|were|been) (?:added|introduced)\b[^.]*)/.exec(
      text,
    )?.[0];
    if (sentence === undefined || /support for|ability|option of|value/i.test(sentence)) continue;
    for (const [, name = ''] of sentence.matchAll(/[`'"]\$?(\w+)[`'"]/g))
      if (!found.has(name)) found.set(name, version);
  }
  return found;
}

function isArrayType(type: string): boolean {
  return /\barray\b|\[\]/.test(type);
}

function cleanType(type: string): string {
  return type
    .replaceAll('\\', '')
    .replace(/\$this\b/, 'static')
    .replace(/[.,;:]+$/, '');
}

/** The function or method that a text refers to for the keys of the array. */
function referredTo(text: string): string {
  const match =
    /\b[Ss]ee\s+(?:the\s+)?`?((?:\w+::)?\w+)\(\)`?(?:\s+function)?\s*(?:for|\.|$|documentation)/.exec(text) ??
    /\b[Ss]ee\s+(WP_(?:Meta|Tax|Date)_Query)\b/.exec(text);
  const name = match?.[1] ?? '';
  return /^WP_\w+$/.test(name) ? `${name}::__construct` : name;
}

/** A default that is a short literal. */
function defaultIn(text: string): string {
  const match =
    /\bDefaults?(?: is| to|:)?\s+('[\w./:-]{0,40}'(?!\s*\.\s*\w)|-?\d+(?:\.\d+)?|true|false|null|empty array|empty string|empty)(?=[\s.,;)]|$)/.exec(
      text,
    );
  const value = match?.[1] ?? '';
  if (value === 'empty array') return 'array()';
  return value.startsWith('empty') ? "''" : value;
}

function valuesIn(text: string): string[] {
  const from = /\b(?:Accepts?|Possible values|Accepted values)\b(?!.{0,20}\barray\b)/.exec(text);
  if (!from) return [];
  const list = text.slice(from.index).split(/\bDefault\b/)[0] ?? '';
  const values = [...list.matchAll(/(?<![\w])'([\w./-]{2,40})'(?!\w)/g)].map((match) => match[1] ?? '');
  return [...new Set(values)];
}

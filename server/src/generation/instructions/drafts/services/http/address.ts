import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';

const parameterOf = (c: Composer, name: string) => {
  const all = c.fn?.parameters ?? [];
  return all.find((one) => one.name === name) ?? all.find((one) => one.name.includes(name) || name.includes(one.name));
};

/** What a name stands for: a parameter, or an option or constant that the prompt gives for it; null where nothing does. */
export function valueFor(c: Composer, name: string, said = ''): PhpCode | null {
  const option = /\boption\s+[`"']?(\w+)/i.exec(said)?.[1];
  if (option !== undefined) return php`(string) get_option( ${option} )`;
  const constant =
    /\bconstant\s+[`"']?([A-Z][A-Z0-9_]+)/.exec(said)?.[1] ?? /\b([A-Z]{2,}_[A-Z0-9_]+)\b/.exec(said)?.[1];
  if (constant !== undefined) return raw(`( defined( '${constant}' ) ? (string) constant( '${constant}' ) : '' )`);
  const parameter = /\$(\w+)/.exec(said)?.[1] ?? name;
  const found = parameterOf(c, parameter);
  if (found === undefined) return null;
  c.take([found.name]);
  return raw(`$${found.name}`);
}

/** Query arguments that are spoken of: "with the query args city and key (from the option x)", "query param q". */
function spokenArguments(c: Composer): Record<string, PhpValue> | null {
  const match =
    /\bquery (?:arg(?:ument)?s?|param(?:eter)?s?|vars?|string)\s*:?\s+((?:[`"']?[a-z]\w*[`"']?(?:\s*(?:=\s*[`"'$]?[\w-]+[`"']?|\([^()]*\)))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)/i.exec(
      c.text,
    );
  if (match === null) return {};
  const args: Record<string, PhpValue> = {};
  for (const entry of (match[1] ?? '').split(/,(?![^()]*\))|\sand\s(?![^()]*\))/)) {
    const [, key, given, detail = ''] =
      /^\s*[`"']?([a-z]\w*)[`"']?\s*(?:=\s*([`"'$]?[\w-]+[`"']?)|\(([^()]*)\))?/.exec(entry) ?? [];
    if (key === undefined || /^(?:the|with|and|to|is|are)$/.test(key)) continue;
    const value = valueFor(c, given?.replace('$', '') ?? key, detail);
    const literal = given === undefined || given.startsWith('$') ? undefined : given.replace(/[`"']/g, '');
    const said = /^[=:]?\s*[`"']?([\w.-]+)[`"']?$/.exec(detail)?.[1];
    if (value === null && literal === undefined && said === undefined) {
      if (Object.keys(args).length > 0) break;
      return null;
    }
    args[key] =
      value === null
        ? (literal ?? said ?? '')
        : raw(`rawurlencode( (string) ${value.text.replace(/^\(string\) /, '')} )`);
  }
  c.asked.readsWithin(match[0]);
  return args;
}

/** The address that a function asks, filled from its parameters, options and constants; null where the prompt has none. */
export function addressOf(c: Composer): PhpCode | null {
  const url = /https?:\/\/[^\s`"'),]+/.exec(c.text)?.[0]?.replace(/[.;:]+$/, '');
  if (url === undefined) {
    const parameter = (c.fn?.parameters ?? []).find(({ name }) => /url|endpoint|address|uri/.test(name));
    if (parameter !== undefined) {
      c.take([parameter.name]);
      return raw(`$${parameter.name}`);
    }
    const option =
      /\b(?:url|address|endpoint)\b[^.;\n]{0,30}\boption\s+[`"']?(\w+)|\boption\s+[`"']?(\w*(?:url|endpoint)\w*)/i.exec(
        c.text,
      );
    return option === null ? null : php`(string) get_option( ${option[1] ?? option[2] ?? ''} )`;
  }
  c.asked.readsWithin(url);
  const [base = '', query = ''] = url.split('?');
  let source = php`${base}`.text;
  for (const match of base.matchAll(/\{\$?(\w+)\}|<(\w+)>|:([a-z]\w*)(?=\/|$)/g)) {
    const value = valueFor(c, match[1] ?? match[2] ?? match[3] ?? '');
    if (value === null) return null;
    const isPath = /repo|path|slug/.test(value.text);
    source = source.replace(match[0], `' . ${isPath ? value.text : `rawurlencode( (string) ${value.text} )`} . '`);
  }
  source = source.replace(/ \. ''/g, '');
  const path = (c.fn?.parameters ?? []).find(({ name }) => /^(?:path|endpoint|route|resource)$/.test(name));
  if (path !== undefined && !source.includes(`$${path.name}`)) {
    c.take([path.name]);
    source = `${source.replace(/\/'$/, "'")} . '/' . ltrim( $${path.name}, '/' )`.replace("' . '/' .", "/' .");
  }
  const args: Record<string, PhpValue> = {};
  for (const pair of query.split('&').filter((one) => one !== '')) {
    const [key = '', value = ''] = pair.split('=');
    const sample = (c.fn?.parameters ?? []).find((one) => one.name === key)?.name;
    const name = /^[{<$:]+(\w+)[>}]?$/.exec(value)?.[1] ?? sample;
    const found = name === undefined ? null : valueFor(c, name);
    if (name !== undefined && found === null) return null;
    args[key] = found === null ? value : raw(`rawurlencode( (string) ${found.text} )`);
  }
  const spoken = spokenArguments(c);
  if (spoken === null) return null;
  const all = { ...args, ...spoken };
  return Object.keys(all).length === 0 ? raw(source) : php`add_query_arg( ${all}, ${raw(source)} )`;
}

import { pathOf } from '../../php/paths.ts';
import type { PhpCall, TokenSpan } from '../../php/structure.ts';
import type { SymbolKind } from '../facts.ts';
import { callbacksBetween } from './php-arrays.ts';
import { type Callback, readCallback } from './php-callbacks.ts';
import type { PhpFile } from './php-file.ts';
import { routeName } from './route-name.ts';
import { callbackArguments, namedArguments } from './wordpress-names.ts';

/** Reads every call of a file: what is called, and the names of WordPress that it gives or uses. */
export function readPhpCalls(file: PhpFile): void {
  for (const call of file.structure.calls) {
    const token = file.tokens[call.at];
    if (!token) continue;
    if (call.kind === 'function') {
      file.add('function', file.names.functionAt(token.text, call.at), 'reference', token);
      readWordPressCall(file, call, token.text.slice(token.text.lastIndexOf('\\') + 1).toLowerCase());
    } else {
      const owner = classOfCall(file, call);
      if (call.kind !== 'new' || owner !== '?') file.add('method', `${owner}::${call.name}`, 'reference', token);
      if (call.kind === 'new' && /^\\?WP_REST_Request$/.test(call.on)) addRoute(file, call.arguments[1], 'reference');
      // Plugins often hook through an object that collects: `$loader->add_action( 'init', $this, 'start' )`.
      const name = call.name.toLowerCase();
      if (name === 'add_action' || name === 'add_filter') readCollectedHook(file, call);
    }
  }
}

/** The class that a method is called on; `?` where the file does not say it. */
function classOfCall(file: PhpFile, call: PhpCall): string {
  const { classes, tokens } = file;
  if (call.kind === 'new') return file.classAt(tokens[call.at]?.text ?? '', call.at) ?? '?';
  const object = tokens[call.at - 2];
  if (call.kind === 'static') return object?.kind === 'name' ? (file.classAt(object.text, call.at) ?? '?') : '?';
  if (object?.text === '$this') return file.ownerAt(call.at) ?? '?';
  // WordPress' own object for its database, wherever it is used.
  if (object?.text === '$wpdb') return 'wpdb';
  if (object?.kind === 'variable') return classes.variableAt(object.text, call.at) ?? '?';
  const isProperty = tokens[call.at - 3]?.text === '->' && tokens[call.at - 4]?.text === '$this';
  return (isProperty && object ? classes.propertyAt(object.text, call.at) : undefined) ?? '?';
}

type Reader = (file: PhpFile, call: PhpCall) => void;

/** Functions whose arguments make one name together. */
const special: Readonly<Record<string, Reader>> = {
  define: readDefine,
  register_rest_route: readRoute,
  rest_url: (file, call) => addRoute(file, call.arguments[0], 'reference'),
  get_rest_url: (file, call) => addRoute(file, call.arguments[1], 'reference'),
  register_block_type: readBlock,
  register_block_type_from_metadata: readBlock,
  wp_register_script: (file, call) => readAsset(file, call, 'script'),
  wp_enqueue_script: (file, call) => readAsset(file, call, 'script'),
  wp_register_style: (file, call) => readAsset(file, call, 'style'),
  wp_enqueue_style: (file, call) => readAsset(file, call, 'style'),
  get_template_part: readTemplatePart,
  get_header: (file, call) => readNamedPart(file, call, 'header'),
  get_footer: (file, call) => readNamedPart(file, call, 'footer'),
  get_sidebar: (file, call) => readNamedPart(file, call, 'sidebar'),
  locate_template: readTemplates,
  load_template: readFileArgument,
  wc_get_template: readTemplates,
  wc_get_template_html: readTemplates,
  comments_template: readTemplates,
  get_theme_file_path: readTemplates,
  get_theme_file_uri: readTemplates,
  do_shortcode: readShortcodes,
  register_activation_hook: readFileArgument,
};

function readWordPressCall(file: PhpFile, call: PhpCall, name: string): void {
  for (const { kind, role, argument } of namedArguments.get(name) ?? []) {
    addNames(file, call.arguments[argument], (span) => {
      const text = file.textOf(span);
      if (text !== undefined && text.text !== '') file.addText(kind, text, role);
    });
  }
  const callbacks = callbackArguments.get(name) ?? [];
  for (const argument of callbacks) {
    const span = call.arguments[argument];
    const callback = span && readCallback(file, span);
    if (callback) addHandler(file, call, name, callback);
  }
  if (Object.hasOwn(special, name)) special[name]?.(file, call);
}

/** An argument that is a text, or an array of texts. */
function addNames(file: PhpFile, span: TokenSpan | undefined, add: (span: TokenSpan) => void): void {
  if (span === undefined) return;
  const first = file.tokens[span.start]?.text.toLowerCase();
  if (first !== '[' && first !== 'array') {
    add(span);
    return;
  }
  for (let index = span.start; index < span.end; index += 1) {
    if (file.tokens[index]?.kind === 'string') add({ start: index, end: index + 1 });
  }
}

const handlerNames: Readonly<Record<string, SymbolKind>> = {
  add_action: 'hook',
  add_filter: 'hook',
  add_shortcode: 'shortcode',
};
/** Which argument is the name that the callback is called under, where it is not the first. */
const handlerKinds = /^add_(?:sub)?[a-z]+_page$/;

function addHandler(file: PhpFile, call: PhpCall, name: string, callback: Callback): void {
  const isPage = handlerKinds.test(name);
  const kind = isPage ? 'page' : handlerNames[name];
  if (kind === undefined) return;
  const argument = isPage ? (callbackArguments.get(name)?.[0] ?? 1) - 1 : 0;
  const text = file.textOf(call.arguments[argument]);
  if (text) register(file, kind, text.text, text, callback);
}

function register(
  file: PhpFile,
  kind: SymbolKind,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
  callback: Callback,
): void {
  const callbackPlace = file.facts.lines.placeOf(callback.start, callback.end);
  file.facts.addHandler({ kind, name, callback: callback.target, callbackPlace }, start, end);
}

function readCollectedHook(file: PhpFile, call: PhpCall): void {
  const [hook, second, third] = call.arguments;
  const text = file.textOf(hook);
  if (!text || !second) return;
  file.addText('hook', text, 'registration');
  const method = third && file.textOf(third);
  const isPair = method?.isWhole && /^[A-Za-z_]\w*$/.test(method.text);
  const variable = file.tokens[second.start];
  if (!isPair || variable?.kind !== 'variable') {
    const callback = readCallback(file, second);
    if (callback) register(file, 'hook', text.text, text, callback);
    return;
  }
  const owner =
    variable.text === '$this' ? file.ownerAt(second.start) : file.classes.variableAt(variable.text, second.start);
  const name = `${owner ?? '?'}::${method.text}`;
  file.addText('method', method, 'reference', name);
  const target = { kind: 'method' as const, name: name.toLowerCase() };
  register(file, 'hook', text.text, text, { target, start: method.start, end: method.end });
}

function readDefine(file: PhpFile, call: PhpCall): void {
  const [name, value] = call.arguments;
  const path = value && pathOf(file.tokens, value, file.path);
  const text = file.textOf(name);
  if (path !== undefined && text?.isWhole) file.facts.addPathConstant({ name: text.text, path });
}

function readRoute(file: PhpFile, call: PhpCall): void {
  const [namespace, route, options] = call.arguments;
  const text = file.textOf(route);
  if (!text) return;
  const name = routeName(`${file.textOf(namespace)?.text ?? '*'}/${text.text}`);
  file.addText('rest_route', text, 'definition', name);
  if (!options) return;
  for (const callback of callbacksBetween(file, options.start, options.end))
    register(file, 'rest_route', name, text, callback);
}

function addRoute(file: PhpFile, span: TokenSpan | undefined, role: 'reference'): void {
  const text = file.textOf(span);
  if (text && /^\/?[\w.*-]+\/./.test(text.text)) file.addText('rest_route', text, role, routeName(text.text));
}

function readBlock(file: PhpFile, call: PhpCall): void {
  const [type, options] = call.arguments;
  if (!type) return;
  const text = file.textOf(type);
  if (text?.isWhole && /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(text.text)) {
    file.addText('block', text, 'definition');
    const [callback] = options ? callbacksBetween(file, options.start, options.end) : [];
    if (callback) register(file, 'block', text.text, text, callback);
  } else addPath(file, type);
}

function readAsset(file: PhpFile, call: PhpCall, kind: 'script' | 'style'): void {
  const [handle, source, dependencies] = call.arguments;
  const first = source && file.tokens[source.start]?.text.toLowerCase();
  const hasSource = source && first !== "''" && first !== 'false' && first !== 'null';
  const text = file.textOf(handle);
  // To enqueue with an address registers, too.
  if (text && /enqueue/i.test(call.name)) file.addText(kind, text, hasSource ? 'definition' : 'reference');
  if (source) addPath(file, source);
  addNames(file, dependencies, (span) => {
    const name = file.textOf(span);
    if (name?.isWhole && name.text !== '') file.addText(kind, name, 'reference');
  });
}

function readTemplatePart(file: PhpFile, call: PhpCall): void {
  const [slug, name] = call.arguments.map((span) => file.textOf(span));
  if (!slug?.isWhole) return;
  const symbol = name === undefined ? slug.text : `${slug.text}|${name.text}`;
  for (const text of [slug, name]) if (text) file.addText('template', text, 'reference', symbol);
}

function readNamedPart(file: PhpFile, call: PhpCall, part: string): void {
  const name = file.textOf(call.arguments[0]);
  const token = file.tokens[call.at];
  if (name) file.addText('template', name, 'reference', `${part}|${name.text}`);
  else if (call.arguments.length === 0 && token) file.facts.add('template', part, 'reference', token.start, token.end);
}

function readTemplates(file: PhpFile, call: PhpCall): void {
  addNames(file, call.arguments[0], (span) => {
    const text = file.textOf(span);
    if (text?.isWhole && /\.\w+$/.test(text.text))
      file.addText('template', text, 'reference', text.text.replace(/^\//, ''));
  });
}

function readFileArgument(file: PhpFile, call: PhpCall): void {
  if (call.arguments[0]) addPath(file, call.arguments[0]);
}

function addPath(file: PhpFile, span: TokenSpan): void {
  const path = pathOf(file.tokens, span, file.path);
  const [first, last] = [file.tokens[span.start], file.tokens[span.end - 1]];
  if (path !== undefined && path !== file.path && first && last) {
    file.facts.add('file', path, 'reference', first.start, last.end);
  }
}

function readShortcodes(file: PhpFile, call: PhpCall): void {
  const text = file.textOf(call.arguments[0]);
  if (!text) return;
  for (const found of text.text.matchAll(/\[([a-z][\w-]*)/gi)) {
    // Where parts are made while it runs, places in the text are not places in the file.
    const start = text.isWhole ? text.start + found.index + 1 : text.start;
    const end = text.isWhole ? start + (found[1]?.length ?? 0) : text.end;
    file.facts.add('shortcode', found[1] ?? '', 'reference', start, end);
  }
}

import { Code } from '../../writers/code.ts';
import { type JsCode, joinJs, js, jsFile, noJs } from '../../writers/js.ts';
import { importedNames, type ScriptParts } from '../editor/editor-script.ts';
import { formatted } from './format-script.ts';

/** The editor script as modules with JSX: file names below `src/` with their texts. */
export function sourceModules(parts: ScriptParts): ReadonlyMap<string, string> {
  const { context, template, helpers, declarations, edit, save, registration, afterwards } = parts;
  const library = joinJs(helpers, '\n\n');
  const names = [...library.text.matchAll(/^function (\w+)/gm)].map(([, name]) => name ?? '');
  const exported = helpers.map((helper) => edited(helper, /^function /m, 'export function '));
  const packages = context.imports();

  const module = (body: JsCode, more: readonly JsCode[] = []): string => {
    const code = withoutTexts(body.text);
    const uses = (name: string): boolean => new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}(?![\\w$])`).test(code);
    const imports = packages.flatMap(([source, all]) => {
      const used = all.filter((name) => uses(name.split(' as ').at(-1) ?? name));
      return used.length === 0 ? [] : [js`import ${importedNames(used, 'jsx')} from ${source};`];
    });
    const own = names.filter((name) => uses(name) && !new RegExp(`function ${name}\\b`).test(code));
    const helperImport = own.length === 0 ? noJs : js`import ${importedNames(own, 'jsx')} from './helpers';`;
    return formatted(jsFile(joinJs([joinJs([...imports, ...more, helperImport]), body], '\n\n')));
  };

  const isSaved = save !== noJs;
  const files = new Map<string, string>();
  const index = joinJs([...declarations, registration, ...afterwards], '\n\n');
  const local = [
    js`import './style.scss';`,
    js`import metadata from './block.json';`,
    js`import Edit from './edit';`,
    isSaved ? js`import Save from './save';` : noJs,
  ];
  files.set('index.js', module(index, local));
  const editBody = joinJs([template, edited(edit, /^function Edit/m, 'export default function Edit')], '\n\n');
  files.set('edit.js', module(editBody, [js`import './editor.scss';`]));
  if (isSaved) files.set('save.js', module(edited(save, /^function Save/m, 'export default function Save')));
  if (helpers.length > 0) files.set('helpers.js', module(joinJs(exported, '\n\n')));
  return files;
}

/** The code with its first match of our own words replaced. */
function edited(code: JsCode, pattern: RegExp, replacement: string): JsCode {
  return new Code('js', code.text.replace(pattern, replacement));
}

/** Code without what stands in comments and quotes, to look for names in. */
function withoutTexts(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g, "''");
}

import { isScriptExport } from '@presswright/shared/wordpress/script-exports';
import { Code } from '../../writers/code.ts';
import { type JsCode, js } from '../../writers/js.ts';

/** Packages whose one export is the function itself, with its name. */
const functions: Readonly<Record<string, string>> = { 'api-fetch': 'apiFetch', 'dom-ready': 'domReady' };

export const rawJs = (text: string): JsCode => new Code('js', text);

/** An editor script in the making: what it takes of WordPress' packages, and its code. */
export class Script {
  private readonly used = new Map<string, Map<string, string>>();
  /** A name that no package exports: nothing may be written with it. */
  unknown: string | null = null;

  /** Takes a name of a package and gives what the code calls it. */
  use(name: string, exported: string, alias = exported): JsCode {
    const own = functions[name];
    if (!isScriptExport(name, own === undefined ? exported : 'default'))
      this.unknown ??= `${exported} of @wordpress/${name}`;
    const names = this.used.get(name) ?? new Map<string, string>();
    this.used.set(name, names.set(exported, alias));
    return rawJs(alias);
  }

  /** `createElement`, by the short name that WordPress' own code has for it. */
  get el(): JsCode {
    return this.use('element', 'createElement', 'el');
  }

  /** @param isModule imports instead of the globals of `wp` */
  write(body: JsCode, isModule: boolean): string {
    const lines = [...this.used]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, names]) => {
        const own = functions[name];
        if (isModule) {
          if (own !== undefined) return `import ${own} from '@wordpress/${name}';`;
          return `import { ${listOf(names, ' as ')} } from '@wordpress/${name}';`;
        }
        if (own !== undefined) return `const { ${own} } = wp;`;
        return `const { ${listOf(names, ': ')} } = wp.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())};`;
      });
    return `${lines.join('\n')}${lines.length > 0 ? '\n\n' : ''}${js`${body}`.text}\n`;
  }
}

const listOf = (names: ReadonlyMap<string, string>, separator: string): string =>
  [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, alias]) => (name === alias ? name : `${name}${separator}${alias}`))
    .join(', ');

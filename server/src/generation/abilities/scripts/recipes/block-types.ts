import { titleOf } from '../../../instructions/naming.ts';
import { type JsCode, js } from '../../../writers/js.ts';
import { rawJs, type Script } from '../script.ts';
import type { ScriptRecipe } from '../script-recipe.ts';

/** Waits for the editor, as whatever takes something away has to. */
const ready = (script: Script, body: JsCode): JsCode => js`
  ${script.use('dom-ready', 'domReady')}( () => {
  	${body}
  } );
`;

const unregisterStyle: ScriptRecipe = {
  id: 'unregister-block-style',
  wants: /\b(?:remove|unregister|disable|delete)\b[^.]*\bstyles?\b/,
  compose(prompt, script) {
    if (prompt.block === null) return null;
    return ready(
      script,
      js`${script.use('blocks', 'unregisterBlockStyle')}( ${prompt.block}, ${prompt.slug('default')} );`,
    );
  },
};

const registerStyle: ScriptRecipe = {
  id: 'block-style',
  wants: /\bblock styles?\b|\bregisterblockstyle\b|\bstyle\b[^.]*\b(?:for|to|of)\b[^.]*\bcore\//,
  compose(prompt, script) {
    if (prompt.block === null) return null;
    const label = prompt.title(prompt.slug('custom'));
    const isDefault = prompt.says(/\bas (?:the )?default\b|\bdefault style\b/) ? true : undefined;
    return js`${script.use('blocks', 'registerBlockStyle')}( ${prompt.block}, ${{ name: prompt.slug(label), label, isDefault }} );`;
  },
};

const unregisterVariation: ScriptRecipe = {
  id: 'unregister-block-variation',
  wants: /\b(?:remove|unregister|disable|delete)\b[^.]*\bvariations?\b/,
  compose(prompt, script) {
    if (prompt.block === null) return null;
    return ready(
      script,
      js`${script.use('blocks', 'unregisterBlockVariation')}( ${prompt.block}, ${prompt.slug('default')} );`,
    );
  },
};

const registerVariation: ScriptRecipe = {
  id: 'block-variation',
  wants: /\bvariations?\b/,
  compose(prompt, script) {
    if (prompt.block === null) return null;
    const title = prompt.title('Variation');
    const settings = {
      name: prompt.slug(title),
      title,
      icon: prompt.match(/\bicon\b\s*:?\s*[`"']?(?:dashicons-)?([a-z][a-z-]+)/) ?? undefined,
      scope: prompt.says(/\binserter\b/) ? ['inserter'] : undefined,
      isDefault: prompt.says(/\bdefault variation\b|\bas (?:the )?default\b/) ? true : undefined,
      attributes: prompt.objectAfter(/\battributes?\b/i) ?? undefined,
    };
    return js`${script.use('blocks', 'registerBlockVariation')}( ${prompt.block}, ${settings} );`;
  },
};

const unregisterType: ScriptRecipe = {
  id: 'unregister-block-type',
  wants: /\b(?:remove|unregister|disable|hide)\b[^.]*\bblocks?\b/,
  never: /\bstyle|\bvariation|\battribute/,
  compose(prompt, script) {
    const names = [...prompt.text.matchAll(/\bcore\/[a-z][a-z-]*/g)].map(([name]) => name);
    if (names.length === 0) return null;
    const call = script.use('blocks', 'unregisterBlockType');
    return ready(script, rawJs(names.map((name) => js`${call}( ${name} );`.text).join('\n\t')));
  },
};

/** Elements that a text may be saved as. */
const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  heading: 'h2',
  quote: 'blockquote',
  div: 'div',
  list: 'ul',
};

const registerType: ScriptRecipe = {
  id: 'block-type',
  wants:
    /\bregisterblocktype\b|\b(?:register|create|write|add|make|build)\b[^.]*\bblock\b(?!\s+(?:editor|style|variation|theme|pattern|styles|variations))/,
  never: /\bsidebar\b|\bpanel\b|\battribute\b[^.]*\ball\b|\bfilter\b|\bformat\b/,
  compose(prompt, script) {
    const name = prompt.ownName;
    if (name === null) return null;
    const [word] = Object.keys(elements).filter((one) =>
      prompt.says(new RegExp(String.raw`\b(?:as|in|a|an)\s+(?:an?\s+)?${one}\b`)),
    );
    const tagName = prompt.match(/<([a-z][a-z0-9]*)>/) ?? elements[word ?? 'paragraph'] ?? 'p';
    const isDynamic = prompt.says(/\bdynamic\b|\bserver[- ]side\b|\brendered (?:by|in) php\b/);
    const blockProps = script.use('block-editor', 'useBlockProps');
    const richText = script.use('block-editor', 'RichText');
    const title = prompt.title(name.split('/')[1] ?? name);
    const { el } = script;
    const register = script.use('blocks', 'registerBlockType');
    const attribute = isDynamic
      ? { type: 'string', default: '' }
      : { type: 'string', source: 'html', selector: tagName };
    const saved = isDynamic
      ? js`return null;`
      : js`
          return ${el}( ${richText}.Content, ${blockProps}.save( {
          	tagName: ${tagName},
          	value: attributes.content,
          } ) );
        `;
    return js`
      ${register}( ${name}, {
      	apiVersion: 3,
      	title: ${title},
      	category: ${prompt.match(/\bcategory\s+[`"']?([a-z]+)/) ?? 'text'},
      	attributes: {
      		content: ${attribute},
      	},
      	edit( { attributes, setAttributes } ) {
      		return ${el}( ${richText}, ${blockProps}( {
      			tagName: ${tagName},
      			value: attributes.content,
      			onChange: ( content ) => setAttributes( { content } ),
      		} ) );
      	},
      	save( { attributes } ) {
      		${saved}
      	},
      } );
    `;
  },
};

const format: ScriptRecipe = {
  id: 'format-type',
  wants: /\bformat(?: type)?\b|\bregisterformattype\b/,
  never: /\bpost format|\bdate format/,
  compose(prompt, script) {
    const name = prompt.ownName;
    if (name === null) return null;
    const tagName =
      prompt.match(/\b(?:tag|element|tagName)\b\s*(?:name)?\s*(?:is|:|=)?\s*[`"'<]?([a-z][a-z0-9]*)/i) ?? 'span';
    const title = prompt.title(titleOf(name.split('/')[1] ?? name));
    const className = prompt.match(/\bclass(?:Name| name)?\b\s*:?\s*[`"']?([a-z][\w-]*)/i);
    return js`
      const name = ${name};

      ${script.use('rich-text', 'registerFormatType')}( name, {
      	title: ${title},
      	tagName: ${tagName},
      	className: ${className},
      	edit( { isActive, value, onChange } ) {
      		return ${script.el}( ${script.use('block-editor', 'RichTextToolbarButton')}, {
      			icon: ${prompt.match(/\bicon\b\s*:?\s*[`"']?(?:dashicons-)?([a-z][a-z-]+)/) ?? 'editor-textcolor'},
      			title: ${title},
      			isActive,
      			onClick: () => onChange( ${script.use('rich-text', 'toggleFormat')}( value, { type: name } ) ),
      		} );
      	},
      } );
    `;
  },
};

export const blockScripts: readonly ScriptRecipe[] = [
  unregisterStyle,
  unregisterVariation,
  registerVariation,
  registerStyle,
  format,
  unregisterType,
  registerType,
];

import { type JsCode, js, noJs } from '../../writers/js.ts';
import { destructured, keyCode, propertyCode } from '../editor/member.ts';
import type { ScriptImports } from '../editor/script-imports.ts';
import type { BlockFeatureModule, ScriptContribution } from '../feature.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';

/** Attributes that blocks of WordPress can be turned into and out of. */
interface Targets {
  readonly text: BlockAttribute | undefined;
  readonly title: BlockAttribute | undefined;
  readonly author: BlockAttribute | undefined;
  readonly list: BlockAttribute | undefined;
  readonly image: BlockAttribute | undefined;
}

interface Transforms {
  readonly from: readonly JsCode[];
  readonly to: readonly JsCode[];
}

const textKinds: ReadonlySet<string> = new Set(['string', 'textarea', 'rich_text']);
const textRoles = ['quote', 'body', 'answer', 'text', 'subtitle', 'caption'] as const;
const titleRoles = ['title', 'question', 'eyebrow'] as const;

/** Turning WordPress' paragraphs, headings, lists, images and quotes into the block, and the block into them. */
export const transformsFeature: BlockFeatureModule = {
  name: 'transforms',
  contribute(plan) {
    if (!plan.hasEditor) return {};
    const { from, to } = transformsOf(plan, targetsOf(plan.attributes));
    if (from.length === 0) {
      return {
        instructions: [
          'Transforms: no attribute contains a text, list or image, so other blocks cannot be transformed into this one.',
        ],
      };
    }
    const settings = { transforms: js`${{ from: [...from], to: [...to] }}` };
    const code = [...from, ...to].map(({ text }) => text).join('\n');
    return {
      script: { imports: importsOf(code), declarations: helpersOf(code), settings } satisfies ScriptContribution,
    };
  },
};

function targetsOf(attributes: readonly BlockAttribute[]): Targets {
  const byRole = (roles: readonly string[]) =>
    roles.map((role) => attributes.find((found) => found.role === role && textKinds.has(found.kind))).find(Boolean);
  const title = byRole(titleRoles);
  const texts = attributes.filter(({ kind, isOurs }) => textKinds.has(kind) && !isOurs);
  const text = byRole(textRoles) ?? texts.find((found) => found !== title);
  const author = byRole(['author', 'meta']);
  return {
    title,
    text,
    author: author === text ? undefined : author,
    list: attributes.find(({ kind, item }) => kind === 'array' && item !== undefined && textKinds.has(item.kind)),
    image: attributes.find(({ kind }) => kind === 'image'),
  };
}

function transformsOf({ names, features }: BlockPlan, { text, title, author, list, image }: Targets): Transforms {
  const { blockName } = names;
  const from: JsCode[] = [];
  const to: JsCode[] = [];
  const add = (other: string, into: JsCode, outOf: JsCode, isMatch: JsCode): void => {
    from.push(js`
      {
        type: 'block',
        blocks: [ ${other} ],
        transform: ${into},
      }
    `);
    to.push(js`
      {
        type: 'block',
        blocks: [ ${other} ],
        isMatch: ${isMatch},
        transform: ${outOf},
      }
    `);
  };
  const simple = (other: string, attribute: BlockAttribute | undefined): void => {
    if (attribute === undefined) return;
    const { pattern, variable } = destructured(attribute);
    const into = js`{ ${propertyCode(attribute.name, fromHtml(attribute, js`content`))} }`;
    const outOf = js`{ content: ${toHtml(attribute, variable)} }`;
    add(
      other,
      js`( { content } ) => createBlock( ${blockName}, ${into} )`,
      js`( { ${pattern} } ) => createBlock( ${other}, ${outOf} )`,
      js`( { ${pattern} } ) => Boolean( ${variable} )`,
    );
  };
  simple('core/paragraph', text ?? title);
  simple('core/heading', title ?? text);
  if (text !== undefined) addQuote(blockName, text, author, add);
  if (list !== undefined) addList(blockName, list, add);
  if (image !== undefined) addImage(blockName, image, add);
  if (features.has('inner_blocks')) {
    add(
      'core/group',
      js`( attributes, innerBlocks ) => createBlock( ${blockName}, {}, innerBlocks )`,
      js`( attributes, innerBlocks ) => createBlock( 'core/group', {}, innerBlocks )`,
      js`( attributes, block ) => block.innerBlocks.length > 0`,
    );
  }
  return { from, to };
}

type Add = (other: string, into: JsCode, outOf: JsCode, isMatch: JsCode) => void;

/** A quotation holds its text in blocks of its own. */
function addQuote(blockName: string, text: BlockAttribute, author: BlockAttribute | undefined, add: Add): void {
  const { pattern, variable } = destructured(text);
  const by = author === undefined ? undefined : destructured(author);
  const names = by === undefined ? pattern : js`${pattern}, ${by.pattern}`;
  const citationIn = author === undefined ? noJs : js`, ${propertyCode(author.name, fromHtml(author, js`citation`))}`;
  const citationOut =
    author === undefined || by === undefined ? js`{}` : js`{ citation: ${toHtml(author, by.variable)} }`;
  const into = js`
    ( ${author === undefined ? js`attributes` : js`{ citation }`}, innerBlocks ) => {
      const words = innerBlocks
        .map( ( block ) => block.attributes.content ?? '' )
        .join( '<br>' );
      return createBlock( ${blockName}, { ${propertyCode(text.name, fromHtml(text, js`words`))}${citationIn} } );
    }
  `;
  const paragraph = js`createBlock( 'core/paragraph', { content: ${toHtml(text, variable)} } )`;
  const outOf = js`( { ${names} } ) => createBlock( 'core/quote', ${citationOut}, [ ${paragraph} ] )`;
  add('core/quote', into, outOf, js`( { ${pattern} } ) => Boolean( ${variable} )`);
}

function addList(blockName: string, list: BlockAttribute, add: Add): void {
  const { pattern, variable } = destructured(list);
  const item = list.item ?? list;
  const texts = js`innerBlocks.map( ( block ) => ${fromHtml(item, js`block.attributes.content`)} )`;
  const into = js`( attributes, innerBlocks ) => createBlock( ${blockName}, { ${keyCode(list.name)}: ${texts} } )`;
  const one = js`createBlock( 'core/list-item', { content: ${toHtml(item, js`item`)} } )`;
  const outOf = js`( { ${pattern} } ) => createBlock( 'core/list', {}, ${variable}.map( ( item ) => ${one} ) )`;
  add('core/list', into, outOf, js`( { ${pattern} } ) => ${variable}?.length > 0`);
}

function addImage(blockName: string, image: BlockAttribute, add: Add): void {
  const { pattern, variable } = destructured(image);
  const picture = js`{ ${keyCode(image.name)}: { id, url, alt: String( alt ?? '' ) } }`;
  const into = js`( { id, url, alt } ) => createBlock( ${blockName}, ${picture} )`;
  const outOf = js`( { ${pattern} } ) => createBlock( 'core/image', ${variable} )`;
  add('core/image', into, outOf, js`( { ${pattern} } ) => Boolean( ${variable}?.url )`);
}

/** What an attribute takes of formatted text. */
function fromHtml({ kind }: Pick<BlockAttribute, 'kind'>, value: JsCode): JsCode {
  return kind === 'rich_text' ? js`String( ${value} ?? '' )` : js`toPlainText( ${value} )`;
}

/** Formatted text made of an attribute. */
function toHtml({ kind }: Pick<BlockAttribute, 'kind'>, value: JsCode): JsCode {
  return kind === 'rich_text' ? value : js`toFormattedText( ${value} )`;
}

function importsOf(code: string): ScriptImports {
  return {
    '@wordpress/blocks': ['createBlock'],
    ...(code.includes('toPlainText') ? { '@wordpress/rich-text': ['create'] } : {}),
    ...(code.includes('toFormattedText') ? { '@wordpress/escape-html': ['escapeHTML'] } : {}),
  };
}

function helpersOf(code: string): JsCode[] {
  const plain = js`
    /**
     * Converts rich text to plain text.
     *
     * @param {string|Object|undefined} html Rich text.
     * @return {string} Plain text.
     */
    function toPlainText( html ) {
      return create( { html: String( html ?? '' ) } ).text;
    }
  `;
  const formatted = js`
    /**
     * Converts plain text to rich text.
     *
     * @param {string|undefined} text Plain text.
     * @return {string} Rich text.
     */
    function toFormattedText( text ) {
      return escapeHTML( text ?? '' ).replace( /\n/g, '<br>' );
    }
  `;
  return [...(code.includes('toPlainText') ? [plain] : []), ...(code.includes('toFormattedText') ? [formatted] : [])];
}

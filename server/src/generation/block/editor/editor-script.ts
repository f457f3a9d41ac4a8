import { Code } from '../../writers/code.ts';
import { type JsCode, joinJs, js, jsFile, jsIdentifier, noJs } from '../../writers/js.ts';
import type { ScriptContribution } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';
import { formatted } from '../tooling/format-script.ts';
import { innerOf } from '../view/inner-holder.ts';
import { editCanvas } from './edit-canvas.ts';
import { helperTable } from './helper-table.ts';
import { inspector, toolbar } from './inspector.ts';
import { element, type JsxElement, nodeCode, type ScriptForm } from './jsx.ts';
import { attributeCode } from './member.ts';
import { saveFunction } from './save.ts';
import { ScriptContext } from './script-context.ts';
import { hasWrapperProps, wrapperPropsFunction } from './wrapper-props.ts';

/** An editor script, and the handles of the scripts that have to be there before it. */
export interface EditorScript {
  readonly content: string;
  /** Such as `wp-blocks`. */
  readonly dependencies: readonly string[];
}

/** What editor scripts are made of, whether they are one file or several. */
export interface ScriptParts {
  readonly context: ScriptContext;
  /** What a new block has inside, as a constant. */
  readonly template: JsCode;
  /** Functions that the others call. */
  readonly helpers: readonly JsCode[];
  readonly declarations: readonly JsCode[];
  readonly edit: JsCode;
  /** The function `Save`; nothing for dynamic blocks without inner blocks, which save no markup. */
  readonly save: JsCode;
  readonly registration: JsCode;
  readonly afterwards: readonly JsCode[];
}

/** @param form `plain` runs as it is, `jsx` is for a build */
export function scriptParts(
  plan: BlockPlan,
  contributions: readonly ScriptContribution[],
  form: ScriptForm,
): ScriptParts {
  const context = new ScriptContext(plan, form);
  context.use('@wordpress/blocks', 'registerBlockType');
  if (form === 'plain') context.use('@wordpress/element', 'createElement');
  for (const { imports = {} } of contributions) {
    for (const [source, names] of Object.entries(imports)) for (const name of names) context.use(source, name);
  }
  const hasProps = hasWrapperProps(plan);
  const inner = innerOf(plan.view);
  const wrapperProps = hasProps ? [wrapperPropsFunction(context)] : [];
  const controls = controlsFunction(context);
  const edit = joinJs(
    [controls ?? noJs, editFunction(context, contributions, hasProps, controls !== undefined)],
    '\n\n',
  );
  const save = plan.isDynamic
    ? inner === undefined
      ? noJs
      : innerSave(context)
    : withoutWrapperProps(saveFunction(context, headingOf(plan)), hasProps);
  const settings = Object.assign({}, ...contributions.map((contribution) => contribution.settings ?? {}));
  const isSaved = save !== noJs;
  const registration = js`registerBlockType( ${nameOf(form, plan)}, ${{
    edit: js`Edit`,
    ...(isSaved ? { save: js`Save` } : {}),
    ...settings,
  }} );`;
  return {
    context,
    template: inner === undefined ? noJs : js`const TEMPLATE = ${inner.template};`,
    helpers: [...context.helpers().map((name) => helperTable[name].code(plan.names.textDomain, form)), ...wrapperProps],
    declarations: contributions.flatMap(({ declarations = [] }) => declarations),
    edit,
    save,
    registration,
    afterwards: contributions.flatMap(({ afterwards = [] }) => afterwards),
  };
}

/** The script that registers the block in the editor, in one file that runs as it is. */
export function editorScript(plan: BlockPlan, contributions: readonly ScriptContribution[]): EditorScript {
  const parts = scriptParts(plan, contributions, 'plain');
  const { context, template, helpers, declarations, edit, save, registration, afterwards } = parts;
  const body = joinJs(
    [importsCode(context), template, ...helpers, ...declarations, edit, save, registration, ...afterwards],
    '\n\n',
  );
  const content = formatted(
    jsFile(js`
      ( function ( wp ) {
        'use strict';

        ${body}
      } )( window.wp );
    `),
  );
  return { content, dependencies: context.imports().map(([source]) => source.replace('@wordpress/', 'wp-')) };
}

/** A dynamic block saves the blocks inside of it, nothing else. */
function innerSave(context: ScriptContext): JsCode {
  context.use('@wordpress/block-editor', 'InnerBlocks');
  return js`
    /**
     * Saves the inner blocks. The rest is rendered by render.php.
     *
     * @return {Object} Element.
     */
    function Save() {
      return ${nodeCode(element('InnerBlocks.Content'), context.form)};
    }
  `;
}

function nameOf(form: ScriptForm, plan: BlockPlan): JsCode {
  return form === 'plain' ? js`${plan.names.blockName}` : js`metadata.name`;
}

/** `const { RichText } = wp.blockEditor;`. */
function importsCode(context: ScriptContext): JsCode {
  const lines = context.imports().map(([source, names]) => {
    const global = source.replace('@wordpress/', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return js`const ${importedNames(names, 'plain')} = wp.${jsIdentifier(global)};`;
  });
  return joinJs(lines);
}

/** Names in braces. */
export function importedNames(names: readonly string[], form: ScriptForm): JsCode {
  return js`{ ${joinJs(
    names.map((name) => importedName(name, form)),
    ', ',
  )} }`;
}

/** `store as coreStore` is `store: coreStore` where names are taken out of an object. */
function importedName(text: string, form: ScriptForm): JsCode {
  const [name = '', alias = name] = text === 'createElement' ? [text, 'el'] : text.split(' as ');
  if (alias === name) return jsIdentifier(name);
  return form === 'jsx'
    ? js`${jsIdentifier(name)} as ${jsIdentifier(alias)}`
    : js`${jsIdentifier(name)}: ${jsIdentifier(alias)}`;
}

/** `Heading` as a variable, where the block has a heading. */
function headingOf(plan: BlockPlan): JsCode {
  const level = plan.attributes.find(({ role }) => role === 'heading-level');
  if (level === undefined) return noJs;
  return js`const Heading = 'h' + Math.min( 6, Math.max( 2, ${attributeCode(level.name)} ) );`;
}

function withoutWrapperProps(code: JsCode, hasProps: boolean): JsCode {
  return hasProps
    ? code
    : new Code('js', code.text.replace('wrapperProps( attributes )', '').replace('save(  )', 'save()'));
}

/** What `Edit` takes of its properties. */
const editProps: Readonly<Record<string, readonly [type: string, text: string]>> = {
  attributes: ['{Object}', 'Attributes.'],
  setAttributes: ['{Function}', 'Sets attributes.'],
  isSelected: ['{boolean}', 'Whether the block is selected.'],
  clientId: ['{string}', 'Client ID of the block.'],
};

function editComment(used: readonly string[]): JsCode {
  const rows = [
    ['{Object}', 'props', 'Block props.'] as const,
    ...used.map((name) => [editProps[name]?.[0] ?? '{*}', `props.${name}`, editProps[name]?.[1] ?? ''] as const),
  ];
  const [types, names] = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map(
    ([type, name, text]) => ` * @param ${type.padEnd(types ?? 0)} ${name.padEnd(names ?? 0)} ${text}`,
  );
  const params = used.length === 0 ? [] : lines;
  return new Code(
    'js',
    [
      '/**',
      ' * Renders the block in the editor.',
      ' *',
      ...params,
      ' * @return {Object} Element to render.',
      ' */',
    ].join('\n'),
  );
}

/** The component `Controls`: sidebar and toolbar; nothing for blocks that are edited in place altogether. */
function controlsFunction(context: ScriptContext): JsCode | undefined {
  const parts = [toolbar(context), inspector(context)].filter((part): part is JsxElement => part !== undefined);
  const [only] = parts;
  if (only === undefined) return undefined;
  if (parts.length > 1) context.use('@wordpress/element', 'Fragment');
  const root = parts.length > 1 ? element('Fragment', {}, ...parts) : only;
  return js`
    /**
     * Renders the sidebar and toolbar controls.
     *
     * @param {Object}   props               Component props.
     * @param {Object}   props.attributes    Block attributes.
     * @param {Function} props.setAttributes Sets attributes.
     * @return {Object} Element.
     */
    function Controls( { attributes, setAttributes } ) {
      return ${nodeCode(root, context.form)};
    }
  `;
}

function editFunction(
  context: ScriptContext,
  contributions: readonly ScriptContribution[],
  hasProps: boolean,
  hasControls: boolean,
): JsCode {
  context.use('@wordpress/block-editor', 'useBlockProps');
  const canvas = editCanvas(context);
  if (hasControls) context.use('@wordpress/element', 'Fragment');
  const use = element('Controls', { attributes: js`attributes`, setAttributes: js`setAttributes` });
  const root = !hasControls ? canvas : element('Fragment', {}, use, canvas);
  const body = nodeCode(root, context.form);
  const statements = joinJs(contributions.flatMap(({ editStatements = [] }) => editStatements));
  const used = ['attributes', 'setAttributes', 'isSelected', 'clientId'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(`${body.text} ${statements.text} ${hasProps ? 'attributes' : ''}`),
  );
  const props = new Code('js', used.length === 0 ? '' : ` { ${used.join(', ')} } `) as JsCode;
  return js`
    ${editComment(used)}
    function Edit(${props}) {
      ${hasProps ? js`const blockProps = useBlockProps( wrapperProps( attributes ) );` : js`const blockProps = useBlockProps();`}
      ${/\bHeading\b/.test(body.text) ? headingOf(context.plan) : noJs}
      ${statements}
      return ${body};
    }
  `;
}

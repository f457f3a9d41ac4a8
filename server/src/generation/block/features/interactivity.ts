import { shortHash } from '../../naming/hash.ts';
import { type JsCode, joinJs, js, jsFile, jsIdentifier, noJs } from '../../writers/js.ts';
import { joinPhp, noPhp, php, phpFile } from '../../writers/php.ts';
import type { BlockFeatureModule } from '../feature.ts';
import { local } from '../php/render-value.ts';
import type { BlockPlan } from '../plan.ts';
import { styleKit } from '../styles/style-kit.ts';
import type { Behaviour } from './interactivity/behaviour.ts';
import { behaviours } from './interactivity/behaviours.ts';

const behaviourFor = ({ behaviour = 'favorite' }: BlockPlan): Behaviour => behaviours[behaviour];

/** Behaviour on the front end by the Interactivity API: a script module, and directives that render.php prints. */
export const interactivityFeature: BlockFeatureModule = {
  name: 'interactivity',
  refine: (plan) => ({ ...plan, view: behaviourFor(plan).enhance(plan) ?? plan.view }),
  contribute(plan) {
    const { context, statements, wrapper = {}, rules, editorRules, summary, edit, ...behaviour } = behaviourFor(plan);
    const script = viewScript(plan, behaviour);
    const first = context(plan);
    const hasContext = Object.keys(first).length > 0;
    const asset = { dependencies: ['@wordpress/interactivity'], version: shortHash(script), type: 'module' };
    const directives = Object.fromEntries(Object.entries(wrapper).map(([name, value]) => [name, php`${value}`]));
    return {
      metadata: { supports: { interactivity: true }, viewScriptModule: 'file:./view.js' },
      ...(edit === undefined ? {} : { script: { imports: edit.imports, editStatements: edit.statements } }),
      css: rules(styleKit(plan), plan),
      ...(editorRules === undefined ? {} : { editorCss: editorRules(styleKit(plan), plan) }),
      php: {
        renderStatements: [
          joinPhp(
            [statements?.(plan) ?? noPhp, hasContext ? php`${local(plan, 'context')} = ${first};` : noPhp],
            '\n\n',
          ),
        ],
        wrapperAttributes: {
          'data-wp-interactive': php`${plan.names.blockName}`,
          ...(hasContext ? { 'data-wp-context': php`wp_json_encode( ${local(plan, 'context')} )` } : {}),
          ...directives,
        },
      },
      files: [
        { path: `${plan.folder}/view.js`, content: script, role: 'view_script' },
        { path: `${plan.folder}/view.asset.php`, content: phpFile(php`return ${asset};`), role: 'view_script_asset' },
      ],
      instructions: [
        `Interactivity: ${summary}. The script is \`${plan.folder}/view.js\`; all content is readable without JavaScript.`,
      ],
    };
  },
};

function viewScript(
  { names }: BlockPlan,
  { imports = [], functions, store }: Pick<Behaviour, 'imports' | 'functions' | 'store'>,
): string {
  const used = ['store', 'getContext', ...imports]
    .filter((name) => `${functions?.text} ${store.text} store(`.includes(`${name}(`))
    .map(jsIdentifier);
  const result: JsCode = /\bactions\./.test(store.text) ? js`const { actions } = ` : noJs;
  return jsFile(
    joinJs(
      [
        js`import { ${joinJs(used, ', ')} } from '@wordpress/interactivity';`,
        functions ?? noJs,
        js`
          ${result}store( ${names.blockName}, {
            ${store}
          } );
        `,
      ],
      '\n\n',
    ),
  );
}

import { titleOf } from '../../../instructions/naming.ts';
import { type JsCode, js } from '../../../writers/js.ts';
import type { Script } from '../script.ts';
import type { ScriptPrompt } from '../script-prompt.ts';
import type { ScriptRecipe } from '../script-recipe.ts';

/** Controls by the words for them, with the property that holds their value. */
const controls: readonly (readonly [words: RegExp, name: string, value: 'value' | 'checked', empty: JsCode])[] = [
  [/\btoggle|\bswitch\b/, 'ToggleControl', 'checked', js`false`],
  [/\bcheck ?box|\bboolean\b|\byes\/no\b/, 'CheckboxControl', 'checked', js`false`],
  [/\btext ?area|\bmulti-?line\b|\blong text\b/, 'TextareaControl', 'value', js`''`],
  [/\b(?:range|slider)\b/, 'RangeControl', 'value', js`0`],
  [/./, 'TextControl', 'value', js`''`],
];

/** A component that edits post meta; null where the prompt names none. */
function metaControl(prompt: ScriptPrompt, script: Script): JsCode | null {
  const key = prompt.metaKey;
  if (key === null) return null;
  const [, name = 'TextControl', property = 'value', empty = js`''`] =
    controls.find(([words]) => words.test(prompt.prose)) ?? [];
  const label = titleOf(key.replace(/^_?(?:acme_|[a-z]+_(?=\w+_))/, ''));
  const props = property === 'checked' ? js`checked: Boolean( value ),` : js`value: value ?? ${empty},`;
  return js`
    function MetaControl() {
    	const postType = ${script.use('data', 'useSelect')}( ( select ) => select( 'core/editor' ).getCurrentPostType(), [] );
    	const [ meta, setMeta ] = ${script.use('core-data', 'useEntityProp')}( 'postType', postType, 'meta' );
    	const value = meta?.[ ${key} ];

    	return ${script.el}( ${script.use('components', name)}, {
    		label: ${label},
    		${props}
    		onChange: ( next ) => setMeta( { ...meta, ${key}: next } ),
    	} );
    }
  `;
}

interface Panel {
  readonly id: string;
  readonly component: string;
  readonly wants: RegExp;
  /** Whether it has a title of its own. */
  readonly isTitled: boolean;
}

const panels: readonly Panel[] = [
  {
    id: 'pre-publish-panel',
    component: 'PluginPrePublishPanel',
    wants: /\bpre-?publish\b|\bbefore publishing\b|\bpluginprepublishpanel\b/,
    isTitled: true,
  },
  {
    id: 'post-publish-panel',
    component: 'PluginPostPublishPanel',
    wants: /\bpost-?publish panel\b|\bafter publishing\b|\bpluginpostpublishpanel\b/,
    isTitled: true,
  },
  {
    id: 'document-panel',
    component: 'PluginDocumentSettingPanel',
    wants: /\bplugindocumentsettingpanel\b|\b(?:document|settings?) (?:settings? )?panel\b/,
    isTitled: true,
  },
  {
    id: 'post-status-info',
    component: 'PluginPostStatusInfo',
    wants: /\bpluginpoststatusinfo\b|\bpost status info\b|\bsummary panel\b/,
    isTitled: false,
  },
  { id: 'plugin-sidebar', component: 'PluginSidebar', wants: /\bsidebar\b/, isTitled: true },
];

function recipeOf({ id, component, wants, isTitled }: Panel): ScriptRecipe {
  return {
    id,
    wants,
    compose(prompt, script) {
      const control = metaControl(prompt, script);
      const text = control === null ? prompt.title('') : '';
      if (control === null && text === '') return null;
      const title = control === null ? 'Notes' : prompt.title(prompt.metaKey ?? 'Settings');
      const slug =
        control === null
          ? id
          : title
              .toLowerCase()
              .replace(/[^a-z0-9]+/g, '-')
              .replace(/^-|-$/g, '');
      const { el } = script;
      const panel = script.use('editor', component);
      const props = isTitled ? { name: slug, title } : {};
      const inner = control === null ? js`${el}( 'p', null, ${text} )` : js`${el}( MetaControl )`;
      const isSidebar = component === 'PluginSidebar';
      const body = isSidebar ? js`${el}( ${script.use('components', 'PanelBody')}, null, ${inner} )` : inner;
      const main = js`${el}( ${panel}, ${props}, ${body} )`;
      const item = js`${el}( ${isSidebar ? script.use('editor', 'PluginSidebarMoreMenuItem') : panel}, ${{ target: slug }}, ${title} )`;
      const rendered = isSidebar ? js`${el}( ${script.use('element', 'Fragment')}, null, ${item}, ${main} )` : main;
      const register = js`
        ${script.use('plugins', 'registerPlugin')}( ${slug}, {
        	icon: 'admin-settings',
        	render: () => ${rendered},
        } );
      `;
      return control === null
        ? register
        : js`
        ${control}

        ${register}
      `;
    },
  };
}

export const panelScripts: readonly ScriptRecipe[] = panels.map(recipeOf);

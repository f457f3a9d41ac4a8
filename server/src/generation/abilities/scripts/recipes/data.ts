import { type JsCode, joinJs, js, jsIdentifier } from '../../../writers/js.ts';
import { rawJs } from '../script.ts';
import type { ScriptRecipe } from '../script-recipe.ts';

const addAttribute: ScriptRecipe = {
  id: 'attribute-filter',
  wants: /\battributes?\b[^.]*\b(?:to|of|for|on)\b[^.]*\bblocks?\b/,
  never: /\bvariation\b|\binteractivity\b/,
  compose(prompt, script) {
    const name = prompt.match(/\battributes?\b\s*(?:named |called )?[`"']?([a-z]\w*)[`"']?/);
    if (name === null) return null;
    const type = prompt.match(/\b(string|number|boolean|array|object|integer)\b/) ?? 'string';
    const said = prompt.match(/\bdefaults?\b\s*(?:value)?\s*(?:to|of|is|:|=)?\s*[`"']?([\w.-]+)/);
    const fallback =
      said === null
        ? undefined
        : type === 'number' || type === 'integer'
          ? Number(said)
          : type === 'boolean'
            ? said === 'true'
            : said;
    const { block } = prompt;
    const only =
      block === null
        ? js``
        : js`
      if ( name !== ${block} ) {
      	return settings;
      }
    `;
    return js`
      ${script.use('hooks', 'addFilter')}( 'blocks.registerBlockType', ${`${namespaceOf(name)}/add-${dashed(name)}`}, ( settings, name ) => {
      	${only}
      	return {
      		...settings,
      		attributes: {
      			...settings.attributes,
      			${jsIdentifier(name)}: ${{ type, default: fallback }},
      		},
      	};
      } );
    `;
  },
};

const dashed = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const namespaceOf = (name: string): string => dashed(name).split('-')[0] ?? 'custom';

const scriptHook: ScriptRecipe = {
  id: 'script-hook',
  wants: /\b(?:wp\.hooks|addfilter|addaction|js (?:filter|hook)|javascript (?:filter|hook))\b/,
  compose(prompt, script) {
    const hook =
      prompt.match(/[`"']((?:blocks|editor|editPost|core|media|i18n)\.[A-Za-z.]+)[`"']/) ??
      prompt.match(/\b((?:blocks|editor|editPost|i18n)\.[A-Za-z]\w+)\b/);
    if (hook === null) return null;
    const isAction = prompt.says(/\baddaction\b|\baction\b/);
    const own = prompt.ownName ?? 'custom/change';
    return isAction
      ? js`${script.use('hooks', 'addAction')}( ${hook}, ${own}, ( ...args ) => {} );`
      : js`${script.use('hooks', 'addFilter')}( ${hook}, ${own}, ( value ) => value );`;
  },
};

const request: ScriptRecipe = {
  id: 'api-fetch',
  wants:
    /\bapi-?fetch\b|\brest api\b[^.]*\b(?:fetch|load|call|request)|\b(?:fetch|load|post|send|delete|put|get)\b[^.]*\/[a-z0-9-]+\/v\d\//,
  compose(prompt, script) {
    const path = prompt.match(/(?<![\w/])(\/?(?!https?:)[a-z][a-z0-9-]*\/v\d+(?:\/[a-z0-9-]+)*)/);
    if (path === null) return null;
    const { fn } = prompt;
    const parameters = fn?.parameters ?? [];
    const method =
      /\b(POST|PUT|PATCH|DELETE)\b/.exec(prompt.text)?.[1] ??
      (prompt.says(/\b(?:create|save|send)s?\b/) && !prompt.says(/\b(?:fetch|load)e?s?\b/) ? 'POST' : 'GET');
    const route = `/${path.replace(/^\//, '')}`;
    const fetch = script.use('api-fetch', 'apiFetch');
    const name = jsIdentifier(fn?.name ?? (method === 'GET' ? 'loadItems' : 'sendItem'));
    const list = rawJs(parameters.length === 0 ? '' : ` ${parameters.join(', ')} `);
    if (method === 'GET') {
      const perPage = prompt.match(/\b(\d+)\s+(?:a|per|each)\s*-?\s*page\b/) ?? prompt.match(/\bper_page\D{0,5}(\d+)/);
      const query = [
        ...(parameters.includes('page') ? ['page'] : []),
        ...(perPage === null ? [] : [`per_page: ${perPage}`]),
        ...parameters.filter((one) => one !== 'page' && one !== 'id'),
      ];
      const withId = parameters.includes('id') ? rawJs(`\`${route}/\${ id }\``) : js`${route}`;
      const target =
        query.length === 0
          ? withId
          : js`${script.use('url', 'addQueryArgs')}( ${withId}, { ${rawJs(query.join(', '))} } )`;
      return js`
        async function ${name}(${list}) {
        	return ${fetch}( { path: ${target} } );
        }
      `;
    }
    const data =
      /\{\s*((?:[a-z]\w*\s*,?\s*)+)\}/i
        .exec(prompt.text)?.[1]
        ?.split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '') ?? parameters.filter((one) => one !== 'id');
    const target = parameters.includes('id') ? rawJs(`\`${route}/\${ id }\``) : js`${route}`;
    const body = data.length === 0 || method === 'DELETE' ? js`` : js`data: { ${rawJs(data.join(', '))} },`;
    return js`
      async function ${name}(${parameters.length === 0 && data.length > 0 ? rawJs(` ${data.join(', ')} `) : list}) {
      	return ${fetch}( {
      		path: ${target},
      		method: ${method},
      		${body}
      	} );
      }
    `;
  },
};

/** What an action does to a list, by how its name begins. */
const changes: readonly (readonly [
  name: RegExp,
  parameter: string,
  state: (list: string, parameter: string) => string,
])[] = [
  [/^(?:add|append|push|insert)/, 'item', (list, item) => `[ ...state.${list}, action.${item} ]`],
  [/^(?:remove|delete)/, 'item', (list, item) => `state.${list}.filter( ( other ) => other !== action.${item} )`],
  [/^(?:clear|reset|empty)/, '', () => '[]'],
  [/^(?:set|update|receive)/, 'value', (_, value) => `action.${value}`],
];

const store: ScriptRecipe = {
  id: 'data-store',
  wants: /\bcreatereduxstore\b|\b(?:data|redux) store\b|\bregister(?:s|ing)? a store\b/,
  never: /\binteractivity\b/,
  compose(prompt, script) {
    const name = prompt.ownName;
    const actions = prompt.namesAfter('action');
    if (name === null || actions.length === 0) return null;
    const [key = 'items'] = prompt.namesAfter('state');
    const isList = prompt.says(/\barray\b|\blist\b/) || actions.some((one) => /^add/.test(one));
    const made = actions.flatMap((one) => {
      const change = changes.find(([pattern]) => pattern.test(one));
      return change === undefined
        ? []
        : {
            name: one,
            type: one.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase(),
            parameter: change[1],
            next: change[2](key, change[1]),
          };
    });
    if (made.length < actions.length) return null;
    const creators = made.map(
      ({ name: one, type, parameter }) => js`
      ${jsIdentifier(one)}: (${rawJs(parameter === '' ? '' : ` ${parameter} `)}) => ( { type: ${type}${rawJs(parameter === '' ? '' : `, ${parameter}`)} } ),
    `,
    );
    const cases = made.map(
      ({ type, next }) => js`
      case ${type}:
      	return { ...state, ${jsIdentifier(key)}: ${rawJs(next)} };
    `,
    );
    const selectors = prompt
      .namesAfter('selector')
      .map((one) => js`${jsIdentifier(one)}: ( state ) => state.${jsIdentifier(key)},`);
    const read =
      selectors.length > 0
        ? selectors
        : [
            js`${jsIdentifier(`get${key.charAt(0).toUpperCase()}${key.slice(1)}`)}: ( state ) => state.${jsIdentifier(key)},`,
          ];
    return js`
      const DEFAULT_STATE = ${{ [key]: isList ? [] : null }};

      const store = ${script.use('data', 'createReduxStore')}( ${name}, {
      	reducer( state = DEFAULT_STATE, action ) {
      		switch ( action.type ) {
      			${joinJs(cases)}
      			default:
      				return state;
      		}
      	},
      	actions: {
      		${joinJs(creators)}
      	},
      	selectors: {
      		${joinJs(read)}
      	},
      } );

      ${script.use('data', 'register')}( store );
    `;
  },
};

/** What is asked of the post that is edited, by the words for it. */
const postAttributes: readonly (readonly [RegExp, string])[] = [
  [/\btitle\b/, 'title'],
  [/\bexcerpt\b/, 'excerpt'],
  [/\bstatus\b/, 'status'],
  [/\bslug\b/, 'slug'],
  [/\bcontent\b/, 'content'],
  [/\bdate\b/, 'date'],
];

const selected: ScriptRecipe = {
  id: 'use-select',
  wants: /\buseselect\b|\bcomponent\b[^.]*\bcurrent post\b/,
  compose(prompt, script): JsCode | null {
    const attribute = postAttributes.find(([words]) => words.test(prompt.prose))?.[1];
    if (attribute === undefined || !prompt.says(/\bpost\b/)) return null;
    return js`
      function ${jsIdentifier(prompt.component ?? prompt.fn?.name ?? 'PostValue')}() {
      	const value = ${script.use('data', 'useSelect')}(
      		( select ) => select( 'core/editor' ).getEditedPostAttribute( ${attribute} ),
      		[]
      	);

      	return ${script.el}( 'span', null, value );
      }
    `;
  },
};

const interactivity: ScriptRecipe = {
  id: 'interactivity-store',
  wants: /\binteractivity\b/,
  isModule: true,
  compose(prompt, script) {
    const name = prompt.ownName;
    const actions = prompt.namesAfter('action');
    const [, key] = /\bcontext\.(\w+)/.exec(prompt.text) ?? [];
    if (name === null || key === undefined || actions.length === 0) return null;
    const context = script.use('interactivity', 'getContext');
    const property = jsIdentifier(key);
    const bodyOf = (action: string): JsCode | null => {
      if (/toggle|flip|switch/i.test(action) || prompt.says(/\bflips?\b|\btoggles?\b/))
        return js`context.${property} = ! context.${property};`;
      if (/^(?:increment|increase|next|add)/i.test(action)) return js`context.${property} += 1;`;
      if (/^(?:decrement|decrease|previous|prev)/i.test(action)) return js`context.${property} -= 1;`;
      if (/^(?:open|show)/i.test(action)) return js`context.${property} = true;`;
      return /^(?:close|hide)/i.test(action) ? js`context.${property} = false;` : null;
    };
    const bodies = actions.map((action) => ({ action, body: bodyOf(action) }));
    if (bodies.some(({ body }) => body === null)) return null;
    const written = bodies.map(
      ({ action, body }) => js`
      ${jsIdentifier(action)}() {
      	const context = ${context}();
      	${body ?? js``}
      },
    `,
    );
    return js`
      ${script.use('interactivity', 'store')}( ${name}, {
      	actions: {
      		${joinJs(written)}
      	},
      } );
    `;
  },
};

const notice: ScriptRecipe = {
  id: 'editor-notice',
  wants: /\bnotice\b|\bsnackbar\b|\bcreate(?:success|error|info|warning)?notice\b/,
  compose(prompt, script) {
    const text = prompt.title('');
    if (text === '') return null;
    const kind =
      ['error', 'warning', 'success'].find((one) => prompt.says(new RegExp(String.raw`\b${one}\b`))) ?? 'info';
    const options = { isDismissible: true, type: prompt.says(/\bsnackbar\b/) ? 'snackbar' : undefined };
    return js`${script.use('data', 'dispatch')}( 'core/notices' ).createNotice( ${kind}, ${text}, ${options} );`;
  },
};

export const dataScripts: readonly ScriptRecipe[] = [interactivity, store, addAttribute, request, selected, scriptHook];
export const noticeScripts: readonly ScriptRecipe[] = [notice];

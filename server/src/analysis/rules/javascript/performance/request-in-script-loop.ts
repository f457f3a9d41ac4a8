import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, functionAround } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { type Loop, loopAround } from '../support/loops.ts';
import { renderingAround, roleOf } from '../support/react.ts';
import { requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/request-in-script-loop',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Request in a loop or render',
  description:
    'A script sends requests, or asks the store for a single record, in a loop or while a component renders.',
  rationale: `A list of fifty makes fifty requests, each of which boots WordPress. The same holds for \`getEntityRecord()\` in a loop: every id that the store does not know yet is a request of its own. A request in the body of a component is made at every rendering.

Ask once for all of them: \`include\` with the ids, \`per_page\`, or a route of your own. Ask in \`useEffect()\` or through \`useSelect()\`.`,
  references: [
    {
      title: 'REST API: global parameters',
      url: 'https://developer.wordpress.org/rest-api/using-the-rest-api/global-parameters/',
    },
    {
      title: 'Batch framework in WordPress 5.6',
      url: 'https://make.wordpress.org/core/2020/11/20/rest-api-batch-framework-in-wordpress-5-6/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "async function load( ids ) {\n\tfor ( const id of ids ) {\n\t\tshow( await apiFetch( { path: '/wp/v2/posts/' + id } ) );\n\t}\n}\n",
        lines: [3],
      },
      { code: "const all = Promise.all( ids.map( ( id ) => fetch( '/wp-json/wp/v2/posts/' + id ) ) );\n", lines: [1] },
      {
        code: "function List( { ids } ) {\n\treturn useSelect( ( select ) => ids.map( ( id ) => select( 'core' ).getEntityRecord( 'postType', 'post', id ) ), [ ids ] );\n}\n",
        lines: [2],
      },
      {
        code: "function List() {\n\tapiFetch( { path: '/wp/v2/posts' } ).then( show );\n\treturn <ul />;\n}\n",
        lines: [2],
      },
    ],
    good: [
      "async function load( ids ) {\n\tconst posts = await apiFetch( { path: '/wp/v2/posts?include=' + ids.join( ',' ) } );\n\tposts.forEach( show );\n}\nfunction List() {\n\tuseEffect( () => {\n\t\tapiFetch( { path: '/wp/v2/posts' } ).then( show );\n\t}, [] );\n\treturn <ul onClick={ () => apiFetch( { path: '/x' } ) } />;\n}\n",
      "buttons.forEach( ( button ) => button.addEventListener( 'click', () => fetch( '/like/' + button.id ) ) );\nasync function pages() {\n\tlet page = 1;\n\twhile ( page ) {\n\t\tpage = await fetch( '/items?page=' + page );\n\t}\n}\n",
    ],
  },
};

/** Selectors whose resolver asks for one record. */
const single =
  /\.(?:getEntityRecord|getEditedEntityRecord|getMedia|getUser|getPost|getAuthor|getTaxonomy|getPostType)$|^(?:getEntityRecord|getEditedEntityRecord|getMedia)$/;

function check(call: JsNode, context: JsContext): void {
  const request = requestOf(call, context);
  const name = calleeText(call, context.source);
  const isSingle = request === null && single.test(name) && argumentsOf(call).length > 0;
  if (request === null && !isSingle) return;
  const loop = loopAround(call, context);
  if (loop !== null && !isPaging(loop)) {
    context.report({
      at: call.children[0] ?? call,
      message: `${name.replace(/^.*\)\./, '')}() ${isSingle ? 'may send' : 'sends'} one request for each item of the loop.`,
      suggestion: 'Send a single request for all items, using include with the IDs.',
      severity: isSingle ? 'low' : 'medium',
      confidence: isSingle ? 'medium' : 'high',
    });
    return;
  }
  if (request === null) return;
  const owner = functionAround(call);
  if (roleOf(owner, context) === 'component' && renderingAround(call, context) === owner)
    context.report({
      at: call.children[0] ?? call,
      message: `${request}() is called in every render of the component.`,
      suggestion: 'Call it in useEffect() with its dependencies, or in an event handler.',
    });
}

/** Page after page, try after try: nobody knows the number before. */
function isPaging({ kind, node }: Loop): boolean {
  if (kind === 'while') return true;
  // `for ( ;; )`, and attempts that are counted.
  return (
    node.type === 'for_statement' &&
    node.children.some(({ field, type }) => field === 'condition' && type === 'empty_statement')
  );
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };

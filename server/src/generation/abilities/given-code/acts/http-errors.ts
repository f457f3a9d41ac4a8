import type { Act } from '../act.ts';
import { calledName, type Edit } from '../given-php.ts';
import { inLines } from '../returns.ts';

const onError =
  /\b(?:return(?:s|ing)?|gives?)\b[^.;\n]{0,20}?(an empty array|empty array|\[\]|array\(\)|null|false|an empty string|''|0|(?:the |a )?WP_Error)[^.;\n]{0,30}\b(?:on|for|if|when|in case of)\b[^.;\n]{0,30}\b(?:errors?|fail\w*|problems?|unreachable|goes wrong|not 200|status)\b|\b(?:on|for|if|when|in case of)\b[^.;\n]{0,30}\b(?:errors?|fail\w*|problems?|not 200|goes wrong|unreachable)\b[^.;\n]{0,30}?\b(?:return(?:s)?|gives?)?\s*(an empty array|empty array|\[\]|array\(\)|null|false|an empty string|''|0|(?:the |a )?WP_Error)/i;

const values: readonly (readonly [RegExp, string])[] = [
  [/array|\[\]/i, 'array()'],
  [/null/i, 'null'],
  [/false/i, 'false'],
  [/string|''/i, "''"],
  [/0/, '0'],
];

/** Has a function that asks another server answer failures as the words say: of the transport, the status and the data. */
export const httpErrors: Act = {
  id: 'http-errors',
  title: 'handle errors of its requests',
  isVague: true,
  wants: new RegExp(
    `${onError.source}|\\b(?:handle|check for|catch)\\b[^.;\\n]{0,20}\\b(?:errors?|failures?)\\b|\\berror handling\\b`,
    'i',
  ),
  run(php, { words }) {
    const request = php
      .places('Assign')
      .find(({ node }) => /^wp_(?:safe_)?remote_(?:get|post|request|head)$/.test(calledName(node.value)));
    const statement = request?.around.findLast(({ kind }) => kind === 'ExprStmt');
    if (request === undefined || statement === undefined || request.node.target.kind !== 'Var') return null;
    const match = onError.exec(words);
    const said = match?.[1] ?? match?.[2] ?? '';
    const response = `$${request.node.target.name}`;
    const isError = /WP_Error/i.test(said);
    const value = values.find(([pattern]) => pattern.test(said))?.[1] ?? (isError ? response : 'null');
    const edits: Edit[] = [];
    if (!/\bis_wp_error\(/.test(php.code)) {
      const failed = isError
        ? [
            `if ( is_wp_error( ${response} ) ) {`,
            `\treturn ${response};`,
            '}',
            `if ( 200 !== wp_remote_retrieve_response_code( ${response} ) ) {`,
            "\treturn new WP_Error( 'http_status', __( 'The server did not answer as expected.' ) );",
            '}',
          ]
        : [
            `if ( is_wp_error( ${response} ) || 200 !== wp_remote_retrieve_response_code( ${response} ) ) {`,
            `\treturn ${value};`,
            '}',
          ];
      edits.push({
        start: statement.end,
        end: statement.end,
        text: inLines(['', ...failed], php.indentAt(statement.start)),
      });
    }
    const decoded = php.places('Assign').find(({ node }) => calledName(node.value) === 'json_decode');
    const parsed = decoded?.around.findLast(({ kind }) => kind === 'ExprStmt');
    if (decoded?.node.target.kind === 'Var' && parsed !== undefined && decoded.node.value.kind === 'Call') {
      const data = `$${decoded.node.target.name}`;
      const isArray = decoded.node.value.args.length > 1;
      const bad = isError ? "new WP_Error( 'http_data', __( 'The answer could not be read.' ) )" : value;
      const lines = ['', `if ( ${isArray ? `! is_array( ${data} )` : `null === ${data}`} ) {`, `\treturn ${bad};`, '}'];
      edits.push({ start: parsed.end, end: parsed.end, text: inLines(lines, php.indentAt(parsed.start)) });
    }
    return edits.length === 0
      ? null
      : {
          kind: 'code',
          code: php.with(edits),
          done: [`Failures of the request give ${isError ? 'a WP_Error' : value}.`],
        };
  },
};

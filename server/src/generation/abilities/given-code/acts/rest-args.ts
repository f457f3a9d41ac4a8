import type { Arg } from '../../../../analysis/languages/php/ast.ts';
import { phpString } from '../../../writers/php.ts';
import type { Act } from '../act.ts';
import type { Edit, FunctionLike, GivenPhp } from '../given-php.ts';
import { itemOf } from '../handler-checks.ts';
import { bodyStart, inLines } from '../returns.ts';
import { isRequestRead } from '../sanitize-reads.ts';
import { readSpec } from '../value-spec.ts';

/** The fields that the callback of a route reads, from the request or past it. */
function fieldsOf(php: GivenPhp, fn: FunctionLike): string[] {
  const [request] = fn.params;
  const names = php.tree.nodes.flatMap(({ node }): string[] => {
    if (node.start < fn.start || node.end > fn.end) return [];
    if (isRequestRead(node) && node.index?.kind === 'Str') return [node.index.value];
    if (
      node.kind === 'Index' &&
      node.base.kind === 'Var' &&
      node.base.name === request?.name &&
      node.index?.kind === 'Str'
    )
      return [node.index.value];
    if (node.kind === 'MethodCall' && node.name === 'get_param' && node.args[0]?.value.kind === 'Str')
      return [node.args[0].value.value];
    return [];
  });
  return [...new Set(names)];
}

/** The schema of a field, by what the words say of it and what its name tells. */
function schemaOf(field: string, fields: readonly string[], words: string): string[] {
  const { allowed, fallback, min, max } = readSpec(words, field, fields);
  const said = new RegExp(String.raw`\b${field}\b[^.;\n]{0,60}`).exec(words)?.[0] ?? '';
  const isNumber =
    /(?:^|_)id$|count|number|page|limit|quantity|qty/.test(field) || /\b(?:int|integer|number)\b/i.test(said);
  const isChoice = allowed.length > 1;
  const type = isNumber && !isChoice ? 'integer' : 'string';
  const least = min ?? (/\bpositive\b/i.test(said) || /(?:^|_)id$/.test(field) ? 1 : null);
  const cleaner = isNumber ? 'absint' : /e-?mail/.test(field) ? 'sanitize_email' : 'sanitize_text_field';
  return [
    `'${field}' => array(`,
    `\t'type'              => '${type}',`,
    ...(fallback === null
      ? ["\t'required'          => true,"]
      : [`\t'default'           => ${isNumber ? fallback : phpString(fallback)},`]),
    ...(isChoice ? [`\t'enum'              => array( ${allowed.map((one) => phpString(one)).join(', ')} ),`] : []),
    ...(type === 'integer' && least !== null ? [`\t'minimum'           => ${least},`] : []),
    ...(type === 'integer' && max !== null ? [`\t'maximum'           => ${max},`] : []),
    ...(isChoice ? [] : [`\t'sanitize_callback' => '${cleaner}',`]),
    "\t'validate_callback' => 'rest_validate_request_arg',",
    '),',
  ];
}

/** Insertions at one place stand one after the other, before what is there. */
function inserted(edits: readonly Edit[]): Edit[] {
  const places = [...new Set(edits.filter(({ start, end }) => start === end).map(({ start }) => start))];
  const joined = places.map((start): Edit => {
    const text = edits
      .filter((edit) => edit.start === start && edit.end === start)
      .map((edit) => edit.text)
      .join('');
    return { start, end: start, text };
  });
  return [...joined, ...edits.filter(({ start, end }) => start !== end)];
}

const missing = /\b404\b|\bnot[ -]found\b/i;

/** Gives a route the arguments that its callback reads, and lets it read them from the request. */
export const restArgs: Act = {
  id: 'rest-args',
  title: 'validate the arguments of its route',
  isVague: true,
  wants:
    /\b(?:args|arguments?|parameters?|valid\w*|saniti[sz]\w*|secur\w+|harden|safe|fix|integer|one of|required|404|mend)\b/i,
  run(php, { words }) {
    const [place] = php.calls('register_rest_route');
    const options = place?.node.kind === 'Call' ? (place.node.args[2] as Arg | undefined)?.value : undefined;
    const callback = itemOf(options, 'callback');
    const fn = callback === null ? null : php.handlerOf(callback);
    if (fn === null || options?.kind !== 'Array') return null;
    const fields = fieldsOf(php, fn);
    const edits: Edit[] = [];
    const done: string[] = [];
    const last = options.items.at(-1);
    if (fields.length > 0 && itemOf(options, 'args') === null && last != null) {
      const indent = php.indentAt(last.start);
      const lines = [
        "'args' => array(",
        ...fields.flatMap((field) => schemaOf(field, fields, words).map((line) => `\t${line}`)),
        ')',
      ];
      edits.push({ start: last.end, end: last.end, text: `,\n${indent}${lines.join(`\n${indent}`)}` });
      done.push(`The route validates ${fields.join(', ')}.`);
    }
    const [request] = fn.params;
    if (request !== undefined)
      for (const { node } of php.tree.nodes)
        if (isRequestRead(node) && node.index?.kind === 'Str' && node.start > fn.start && node.end < fn.end)
          edits.push({ start: node.start, end: node.end, text: `$${request.name}['${node.index.value}']` });
    const body = bodyStart(php, fn);
    const id = fields.find((field) => /^(?:id|\w+_id)$/.test(field));
    if (
      missing.test(words) &&
      body !== null &&
      id !== undefined &&
      request !== undefined &&
      !php.text(fn).includes('404')
    ) {
      const lines = [
        `if ( ! get_post( (int) $${request.name}['${id}'] ) ) {`,
        "\treturn new WP_Error( 'not_found', __( 'Not found.' ), array( 'status' => 404 ) );",
        '}',
        '',
        '',
      ];
      edits.push({ start: body.at, end: body.at, text: inLines(lines, body.indent) + body.indent });
      done.push('What does not exist is answered with 404.');
    }
    const changed =
      /\b(?:wp_update_post|wp_delete_post|wp_trash_post|(?:update|add|delete)_post_meta|wp_set_\w+_terms)\(/.exec(
        php.text(fn),
      )?.[0];
    if (
      changed !== undefined &&
      body !== null &&
      id !== undefined &&
      request !== undefined &&
      !/current_user_can/.test(php.text(fn))
    ) {
      const capability = /delete_post\(|trash/.test(changed) ? 'delete_post' : 'edit_post';
      const lines = [
        `if ( ! current_user_can( '${capability}', (int) $${request.name}['${id}'] ) ) {`,
        "\treturn new WP_Error( 'forbidden', __( 'You are not allowed to do this.' ), array( 'status' => rest_authorization_required_code() ) );",
        '}',
        '',
        '',
      ];
      edits.push({ start: body.at, end: body.at, text: inLines(lines, body.indent) + body.indent });
      done.push(`The route asks current_user_can( '${capability}' ) for what it changes.`);
    }
    return edits.length === 0 ? null : { kind: 'code', code: php.with(inserted(edits)), done };
  },
};

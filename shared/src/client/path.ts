/**
 * Builds a path from a template, its values encoded.
 * @throws TypeError for a value that is empty or would climb (`.`, `..`): it would name another endpoint.
 *
 * @example path`/v1/models/${'svc-llm-7b:ft-org_1'}` // '/v1/models/svc-llm-7b%3Aft-org_1'
 */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((built, part, index) => {
    const value = values[index - 1] ?? '';
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`an id for ${parts[0]} must not be ${value === '' ? 'empty' : `"${value}"`}`);
    }
    return built + encodeURIComponent(value) + part;
  });
}

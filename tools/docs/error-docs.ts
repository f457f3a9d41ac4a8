import type { ErrorDefinition } from '../../shared/src/errors.ts';

/** The text of docs/errors.md, made from the error table. */
export function errorDocs(table: Readonly<Record<string, ErrorDefinition>>): string {
  const rows = Object.entries(table)
    .sort(([a, { status: first }], [b, { status: second }]) => first - second || (a < b ? -1 : 1))
    .map(([code, { status, type, message }]) => `| \`${code}\` | ${status} | \`${type}\` | ${message} |`);
  return `<!-- Written by \`npm run generate\` from shared/src/errors.ts. Do not edit. -->

# Errors

Every error answer has one shape:

\`\`\`json
{ "error": { "type": "invalid_request_error", "code": "invalid_request", "message": "…", "param": "files[3].name" } }
\`\`\`

\`param\` names the offending field of the request. \`details\` holds what else is known. \`retry_after\`, also sent as the
\`Retry-After\` header, is the number of seconds to wait.

| code | status | type | usual message |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** Values that the examples of several endpoints share. */

/** A moment, in seconds since 1970. */
export const exampleTime = 1_767_225_600;

export const exampleOrganization = 'org_0123456789ABCDEFabcdef01';

/** A list answer with these items. */
export function listOf(...data: readonly { readonly id: string }[]) {
  return {
    object: 'list',
    data,
    has_more: false,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  };
}

/** What the analyser says of `<?php echo $_GET['q'];` on line 1. */
export const exampleIssue = {
  line: 1,
  column: 12,
  end_line: 1,
  end_column: 21,
  severity: 'high',
  type: 'security_vulnerability',
  category: 'security',
  rule: 'security/unescaped-output',
  message: 'Request input is printed unescaped.',
  suggestion: "Escape it where it is printed: esc_html( $_GET['q'] ).",
  code_snippet: "<?php echo $_GET['q'];",
  cwe: 'CWE-79',
  docs_url: 'https://localhost:8443/docs/rules/security/unescaped-output',
  confidence: 'high',
  trace: [{ line: 1, column: 12, message: 'request input' }],
} as const;

/** What asks for the form of an answer. */
const framing =
  /\b(?:respond|reply|answer|return|output|generate|give me)\b[^.\n]{0,12}\bonly\b[^.\n]*[.\n]?|\b(?:only )?(?:the |php )?code(?: only)?,? (?:and nothing else|please)?[.\n]|\bcode only\b|\bno (?:explanations?|markdown|code fences?|fences?|comments|prose)\b/gi;

/** The lead of a list without the form that the answer is to have: class, file, fence. */
export function cleaned(lead: string): string {
  return lead
    .replace(framing, ' ')
    .replace(
      /\b(?:(?:please )?(?:write|create|generate|build|make|implement|provide|i need|give me)\s+)?(?:an? |the |one )?(?:\w+ ){0,2}class\b\s*(?:named |called )?[`"']?[A-Z][\w\\]*[`"']?(?:\s*\([^)\n]*\))?/g,
      ' ',
    )
    .replace(
      /\b(?:an? |the |one )?(?:\w+ )?(?:whole|complete|full|single|one)[ -](?:single[ -])?(?:file )?(?:wordpress )?plugin(?: file)?\b(?:\s*[`"'][^`"'\n]+[`"'])?/gi,
      ' ',
    )
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** What of a lead holds for every entry: for which type, which table, which option. */
export function contextOf(lead: string): string {
  return [
    ...lead.matchAll(
      /\b(?:for|of|on|in|to) (?:the |our |my |an? )?(?:existing |custom |registered )*(?:admin list of (?:the )?)?(?:post types?|taxonom(?:y|ies)|tables?|options?|roles?|menu location)\s+(?:[`"'][^`"'\n]+[`"']|[\w{}$-]+)(?:\s*\([^)\n]*\)|,? with (?:the )?columns?:? [^.\n]+)?/gi,
    ),
  ]
    .map(([said]) => said)
    .join('\n');
}

/** What an entry names that later ones speak of as "it", "the event" or "that meta". */
interface Named {
  readonly word: string;
  readonly pattern: RegExp;
  /** How a later entry speaks of it. */
  readonly spoken: RegExp;
}

const name = '[`"\']?([a-z][\\w-]*)[`"\']?';

const kinds: readonly Named[] = [
  {
    word: 'post type',
    pattern: new RegExp(`\\b(?:post type|cpt)s?\\s*:?\\s*(?:named |called |key |slug )?${name}`, 'i'),
    spoken:
      /\b(?:(?:this|that|the) (?:post )?type(?! [`"'\w])|(?<=\b(?:attached to|assigned to|for|of|to|on) )(?:it|them)\b)/i,
  },
  {
    word: 'cron event',
    pattern: new RegExp(`\\b(?:cron )?(?:event|job)\\s*:?\\s*(?:named |called |hook )?${name}`, 'i'),
    spoken: /\b(?:this|that|the) (?:cron )?(?:event|job)(?! [`"'])\b/i,
  },
  {
    word: 'option',
    pattern: new RegExp(`\\boption\\s*:?\\s*(?:named |called )?${name}`, 'i'),
    spoken: /\b(?:this|that|the|its) option(?! [`"'\w])\b/i,
  },
  {
    word: 'transient',
    pattern: new RegExp(`\\btransient\\s*:?\\s*(?:named |called )?${name}`, 'i'),
    spoken: /\b(?:this|that|the) transient(?! [`"'\w])\b/i,
  },
  {
    word: 'shortcode',
    pattern: /\bshortcode\s*:?\s*[`"']?\[?([a-z][\w-]*)\]?/i,
    spoken: /\b(?:this|that|the) shortcode(?! [`"'[])\b/i,
  },
  {
    word: 'user meta',
    pattern: new RegExp(`\\buser meta\\s*(?:key |field )?:?\\s*${name}`, 'i'),
    spoken: /\b(?:this|that|the same) (?:user )?meta(?! [`"'])\b/i,
  },
  {
    word: 'post meta',
    pattern: new RegExp(`\\b(?:post )?meta\\s*(?:key |field )?:?\\s*${name}`, 'i'),
    spoken: /\b(?:this|that|the same) (?:post )?meta(?! [`"'])\b/i,
  },
];

const noName =
  /^(?:with|for|that|which|and|is|in|on|of|to|the|a|an|it|from|as|has|should|must|by|box|boxes|key|field|fields|query)$/i;

/** Things that belong to a post type even where an entry does not say to which. */
const belongs =
  /^\W*(?:an? |the |two |non-hierarchical |hierarchical |flat |custom )*(?:taxonom(?:y|ies)|post meta|meta (?:field|key|box)s?|meta box|meta [`"']|admin columns?|columns?)\b/i;

/**
 * Entries of a list with what they speak of named: "taxonomy `venue` attached to it" after "post type `event`" becomes
 * "taxonomy `venue` attached to the post type `event`".
 * @param lead what stands before the list
 */
export function withReferences(lead: string, entries: readonly string[]): string[] {
  const known = new Map<string, string>();
  const learn = (text: string) => {
    for (const { word, pattern } of kinds) {
      const said = pattern.exec(text)?.[1];
      if (said !== undefined && !noName.test(said) && !(word === 'post meta' && /user meta/i.test(text)))
        known.set(word, said);
    }
  };
  learn(lead);
  return entries.map((entry) => {
    let text = entry;
    for (const { word, pattern, spoken } of kinds) {
      const said = known.get(word);
      const own = pattern.exec(entry)?.[1];
      if (said !== undefined && (own === undefined || noName.test(own)))
        text = text.replace(spoken, `the ${word} \`${said}\``);
    }
    const type = known.get('post type');
    if (
      type !== undefined &&
      belongs.test(entry) &&
      !/\bpost type|\b(?:for|to) (?:the )?(?:posts?|pages?|users?|terms?)\b/i.test(text)
    )
      text = text.replace(/^([^,(:;]+)/, `$1 for the post type \`${type}\``);
    const thing = ['user meta', 'post meta', 'option', 'transient'].find((word) => known.has(word));
    if (thing !== undefined && text === entry && !/[`"']/.test(entry))
      text = text.replace(
        /(?<=\b(?:to|from|in|of|reads|saves|stores|updates|returns|deletes|removes|clears|resets|sets|raises|increases) )it\b/i,
        `the ${thing} \`${known.get(thing) ?? ''}\``,
      );
    learn(entry);
    return text;
  });
}

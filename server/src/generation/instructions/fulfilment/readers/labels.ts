import type { Demand, DemandReader } from '../demand.ts';

const labels =
  'post type|cpt|taxonomy|option|user meta|post meta|term meta|comment meta|meta key|custom field|role|shortcode|transient|handle|slug|cron event|query var|parameter|attribute|action';
const labelled = new RegExp(
  String.raw`\b(?:${labels})\s+(?:is |named |called |name |key |slug |: ?|= ?)*([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)(?![\w-]|\s*\()`,
  'gi',
);

/** Words that follow a label and name nothing. */
const noName =
  /^(?:the|an?|and|or|with|of|for|in|to|is|are|was|that|which|should|must|may|can|will|be|has|have|had|does|do|on|at|by|from|as|it|its|this|these|those|when|if|unless|named|called|below|above|only|not|no|without|exists?|values?|itself|too|also|like|using|via|next|given|missing|empty|so|but|then|than|you|we|i|into|per|after|before|under|inside|within|where|who|whose|defaults?|required|optional|public|private|ids?|names?|slugs?|keys?|shows?|supports?|instead|except|every|each|one|two|all|both|any|use|uses|up|there|lists?|objects?|archives?|links?|titles?|order\w*|screens?|needs?|gets?|takes?|pages?|posts?|quer(?:y|ies)|arrays?|function|strings?|types?|fields?|box(?:es)?|columns?|hooks?|callbacks?|methods?|attributes?|wins?|says?|other|exactly|api|set|sets|holds?|contains?|changes?|runs?|fires?|registered|hidden|visible|terms?|labels?|menu|item|text|number|name)$/i;

/** Bare words that a label announces: "the taxonomy genre". */
export const readLabels: DemandReader = (clause, { code }): Demand[] =>
  [...clause.matchAll(labelled)].flatMap(([said, name = '']) => {
    if (noName.test(name) || name.length < 3) return [];
    const singular = name.toLowerCase().replace(/s$/, '');
    return [{ kind: 'label', said, lacks: '', isMet: code.toLowerCase().includes(singular) }];
  });

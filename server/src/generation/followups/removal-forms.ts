/** Ways to ask for less; the name is what is behind them. */
const forms: readonly RegExp[] = [
  /^(?:remove|drop|delete|get rid of|leave out|take out|take away|skip|omit|cut|strip|kill|scrap|lose)\s+(.+)$/i,
  /^(?:take|leave|keep|cut)\s+(.+?)\s+(?:out|away|off)(?:\s+of .+)?$/i,
  /^(?:turn|switch)\s+off\s+(.+)$/i,
  /^(?:turn|switch)\s+(.+?)\s+off$/i,
  /^(?:(?:with|there (?:should|must) be|i want|we want|have)\s+)?no\s+(?:more\s+)?(.+)$/i,
  /^without\s+(?:an?y?\s+)?(.+)$/i,
  /^(?:we |i |they |you )?(?:don'?t|do not|no longer|needn'?t)\s+(?:really\s+)?(?:need|want|ask(?: people| visitors)? for|have|store|keep|collect|record|send|use|include|offer|make|do)\s+(?:to (?:ask for|have|send)\s+)?(.+)$/i,
  /^stop\s+(?:sending|asking for|making|storing|doing|using|collecting)?\s*(.+)$/i,
  /^(.+?)\s+(?:is|are)\s+(?:not|no longer)\s+(?:needed|wanted|necessary)$/i,
  /^(.+?)\s+(?:isn'?t|aren'?t)\s+(?:needed|wanted|necessary)$/i,
  /^(.+?)\s+(?:can|should|must|has to|have to)\s+(?:go|be (?:removed|dropped|deleted))(?: away)?$/i,
];

/** The names of what an instruction asks to be taken away, as different readings of it; [] where it asks for something else. */
export const removedNames = (said: string): readonly string[] => forms.flatMap((form) => form.exec(said)?.[1] ?? []);

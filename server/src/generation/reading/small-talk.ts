/** Whole sentences that are only polite: greetings, thanks, regards, good wishes. */
const polite =
  /^(?:(?:hi|hey|hello|dear|greetings|good (?:morning|day|afternoon|evening))\b.{0,30}|(?:(?:many|lots of|a lot of|a thousand|kind|big) )?(?:thanks?|thank you|thx|cheers)\b.{0,60}|(?:(?:best|kind|warm) )?(?:regards|wishes)\b.{0,30}|(?:i |we )?(?:hope|trust)\b.{0,20}\b(?:well|fine|ok|okay|great|good day|clear|makes sense)\b.{0,20}|(?:i(?:['’]m| am) )?looking forward\b.{0,60}|(?:please )?let (?:me|us) know\b.{0,60}|(?:is|would) (?:that|this)(?: be)? (?:possible|doable|ok|feasible|too much)\b.{0,30}|(?:please )?(?:help|advise)(?: me| us)?|any help\b.{0,40}|sorry for\b.{0,40}|yours (?:sincerely|faithfully|truly)\b.{0,30}|(?:just )?(?:thought|wanted) i(?:['’]d| would) ask\b.{0,30}|how are you\b.{0,30}|take care\b.{0,20})$/i;

/** Whether a sentence asks for nothing and tells nothing: "I hope you are well", "Many thanks in advance". */
export const isSmallTalk = (sentence: string): boolean => polite.test(sentence.replace(/[\s.!?,…]+$/, '').trim());

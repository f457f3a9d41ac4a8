/** Models like to put code between fences. */
export function withoutFence(text: string): string {
  return (/^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/i.exec(text)?.[1] ?? text).toWellFormed().trim();
}

/** Whether an answer begins as models decline what they are asked. */
export function isRefusal(text: string): boolean {
  return /^\W*(?:(?:i['’]?m|i am) (?:sorry|unable|not able)|i (?:can(?:no|['’])t|can not|won['’]t|will not|must decline)|sorry[,. ]|i apologi[sz]e|as an ai\b|unfortunately,? i)/i.test(
    text,
  );
}

/** Words in lower case, their negations apart: "mustn't" is "must not". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/ ?n't\b/g, ' not')
    .replaceAll(/\s+'s\b/g, "'s");

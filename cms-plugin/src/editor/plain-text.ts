/** Rich text without its tags and entities. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html');
  return body.textContent ?? '';
}

import { fillForm } from './fill-form.ts';
import { decodeHtml, type Form, readForm } from './form.ts';
import type { Session } from './http.ts';

/**
 * Fills the meta boxes of a new post of a type as a person does, saves with a wrong nonce and with the right one, and
 * reads the screen again. Returns what is wrong; `clean` is what the text becomes when it is sanitised.
 */
export async function exerciseMetaBoxes(
  admin: Session,
  postType: string,
  prefix: string,
  text: { readonly given: string; readonly clean: string },
): Promise<string[]> {
  const isOurs = (name: string) => name.startsWith(prefix) && !/nonce/.test(name);
  const screen = await admin.get(`/wp-admin/post-new.php?post_type=${postType}&classic=1`);
  if (screen.status !== 200) return [`${postType}: the edit screen answers ${screen.status}`];
  const form = readForm(screen.text, 'id="post"');
  const asked = form.controls.filter(({ name }) => isOurs(name));
  if (asked.length === 0) return [`${postType}: no field of its own on the edit screen`];
  const filled = fillForm(form, isOurs, text.given);
  const save = async (fields: URLSearchParams): Promise<Form> => {
    fields.set('post_title', 'A thing to be saved');
    fields.set('publish', 'Publish');
    const answer = await admin.post('/wp-admin/post.php', fields);
    if (answer.status !== 302)
      throw new Error(`${postType}: saving answers ${answer.status} ${answer.text.slice(0, 300)}`);
    return readForm((await admin.get(`${answer.headers.get('location')}&classic=1`)).text, 'id="post"');
  };

  const nonces = [...form.fields.keys()].filter((name) => name.startsWith(prefix) && /nonce/.test(name));
  if (nonces.length === 0) return [`${postType}: no nonce of its own on the edit screen`];
  const untouched = new URLSearchParams(
    [...readForm(screen.text, 'id="post"').fields].filter(([name]) => isOurs(name)),
  ).toString();
  const wrong = new URLSearchParams(form.fields);
  for (const nonce of nonces) wrong.set(nonce, 'wrong');
  const refused = await save(wrong);
  const kept = new URLSearchParams([...refused.fields].filter(([name]) => isOurs(name))).toString();
  const problems = kept === untouched ? [] : [`${postType}: saved with a wrong nonce: ${kept}`];

  for (const [name, value] of filled) refused.fields.set(name, value);
  const saved = await save(refused.fields);
  return [...problems, ...differences(postType, saved, filled, text)];
}

/** Fields of a form that do not show what was filled in, sanitised. */
export function differences(
  where: string,
  shown: Form,
  filled: ReadonlyMap<string, string>,
  text: { readonly given: string; readonly clean: string },
): string[] {
  // esc_attr() does not encode an entity twice, so `&lt;` in a value is shown as `<`.
  const squeezed = (value: string) => decodeHtml(value).replace(/\s+/g, ' ').trim();
  return [...filled].flatMap(([name, value]) => {
    // A checkbox often has a hidden field of its name before it.
    const now = shown.fields.getAll(name).at(-1) ?? '';
    const expected = value === text.given ? text.clean : value;
    return squeezed(now) === squeezed(expected)
      ? []
      : [`${where}: ${name} shows ${JSON.stringify(now)} instead of ${JSON.stringify(expected)}`];
  });
}

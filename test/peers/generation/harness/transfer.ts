import { type Form, readForm } from './form.ts';
import type { Session, SiteAnswer } from './http.ts';

/**
 * Exports what a plugin has from one of its pages, as CSV and JSON, imports both again, and looks whether anything has
 * changed; asks with a wrong nonce and as a subscriber, too. Returns what is wrong; `null` when the page has no such forms.
 */
export async function exerciseTransfer(admin: Session, reader: Session, path: string): Promise<string[] | null> {
  const page = (await admin.get(path)).text;
  const forms = [...page.matchAll(/<form\b[^>]*admin-post\.php[^>]*>.*?<\/form>/gis)].map(([html]) =>
    readForm(html, 'admin-post'),
  );
  const exporting = forms.find(({ fields }) => /export$/.test(fields.get('action') ?? ''));
  const importing = forms.find(({ fields }) => /import$/.test(fields.get('action') ?? ''));
  if (exporting === undefined || importing === undefined) return null;
  const problems: string[] = [];
  const send = (session: Session, form: Form, file?: File): Promise<SiteAnswer> =>
    session.post(new URL(form.action).pathname, withFile(form, file));

  for (const [who, session, nonce] of [
    ['a wrong nonce', admin, 'wrong'],
    ['a subscriber', reader, exporting.fields.get('_wpnonce') ?? ''],
  ] as const) {
    const fields = new URLSearchParams(exporting.fields);
    fields.set('_wpnonce', nonce);
    const answer = await send(session, { ...exporting, fields });
    if (answer.status !== 403) problems.push(`${path}: ${who} is answered ${answer.status}`);
  }

  for (const format of ['csv', 'json']) {
    exporting.fields.set('format', format);
    const before = await send(admin, exporting);
    if (before.status !== 200) return [...problems, `${path}: export as ${format} answers ${before.status}`];
    if (!/attachment/.test(before.headers.get('content-disposition') ?? ''))
      problems.push(`${path}: ${format} is no download`);
    // A cell that a spreadsheet would run as a formula.
    if (format === 'csv' && /(^|,)"?[=@]/m.test(before.text)) problems.push(`${path}: a formula in the CSV`);
    importing.fields.delete('trial');
    const answer = await send(admin, importing, new File([before.text], `kept.${format}`, { type: 'text/plain' }));
    if (answer.status !== 302)
      problems.push(`${path}: import of ${format} answers ${answer.status} ${answer.text.slice(0, 300)}`);
    const report = (await admin.get(path)).text;
    if (/notice-error/.test(report))
      problems.push(`${path}: import of ${format}: ${/<li>.*?<\/li>/s.exec(report)?.[0]}`);
    if (!/notice-success/.test(report)) problems.push(`${path}: import of ${format} says nothing`);
    const after = await send(admin, exporting);
    if (after.text !== before.text)
      problems.push(
        `${path}: ${format} has changed by its own import: ${after.text.slice(0, 300)} instead of ${before.text.slice(0, 300)}`,
      );
  }
  return problems;
}

function withFile({ fields }: Form, file: File | undefined): URLSearchParams | FormData {
  if (file === undefined) return fields;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file);
  return form;
}

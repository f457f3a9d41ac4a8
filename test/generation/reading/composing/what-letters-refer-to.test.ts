import { describe, expect, it } from 'vitest';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import { composeMarked } from '../support/compose-marked.ts';

describe('what a later sentence refers to', () => {
  it('takes the records that a leading clause names, though another kind was spoken of since', () => {
    const { plan } = composeMarked(
      '{who:Carers} {!submit:write} {thing:notes} with {field:text}. {who:Cooks} {!submit:send in} {thing:recipes} with {field:dish}. {if:If a {thing:note} is marked as {value:urgent}}, {who:the manager} {!email:gets an email}.',
    );
    expect(plan.behaviours).toContainEqual(expect.objectContaining({ kind: 'automation', entity: 'note' }));
    expect(plan.entities?.find(({ key }) => key === 'recipe')?.fields?.map(({ key }) => key)).toEqual(['dish']);
  });

  it('counts the records that the words name, though nobody marked them', () => {
    const { plan } = composeMarked(
      '{who:Members} {!submit:enter} {thing:hives} with {field:breed}. {who:Members} {!submit:enter} {thing:jars} with {field:weight}. Please show {!figure:how many} hives the club has.',
    );
    expect(plan.behaviours).toContainEqual(expect.objectContaining({ kind: 'figure', entity: 'hive', what: 'count' }));
  });

  it('writes to the person that “her” means', () => {
    const { plan } = composeMarked(
      '{when:As soon as an {thing:order} {event:is paid}}, Mrs Hoang ({url:hoang@tea.example}) should {!email:get an email}. {when:Once it {event:is cancelled}}, {!email:remind} her.',
    );
    expect(plan.behaviours?.map((one) => (one.kind === 'automation' ? one.actions : []))).toEqual([
      [expect.objectContaining({ recipients: [{ to: 'address', address: 'hoang@tea.example' }] })],
      [expect.objectContaining({ recipients: [{ to: 'address', address: 'hoang@tea.example' }] })],
    ]);
  });

  it('makes records of what “them” and “each” stand for, where no deed names any', () => {
    const { plan } = composeMarked(
      'We have 300 companies in our association and want a {!list:directory} of them. Each {!fields:has} {field:a street} and {field:the trade it is in}.',
    );
    expect(plan.entities?.map(({ key, fields = [] }) => [key, fields.map((field) => field.key)])).toEqual([
      ['company', ['street', 'trade']],
    ]);
  });

  it('gives what stands before a colon what stands behind it', () => {
    const { plan } = composeMarked(
      'The app {!fields:needs} the {field:fixtures}: {field:opponent}, {field:ground}, {field:result}.',
    );
    expect(plan.entities?.map(({ key, fields = [] }) => [key, fields.map((field) => field.key)])).toEqual([
      ['fixture', ['opponent', 'ground', 'result']],
    ]);
  });

  it('closes records once where the same sentence says it twice over', () => {
    const { plan } = composeMarked(
      "We {!declare:keep} {thing:scores} with {field:composer}. {who:Members} can {!restrict:look at} them, {who:everyone else} {!restrict:shouldn't see} them.",
    );
    expect(plan.behaviours).toMatchObject([{ kind: 'restriction', allowed: { who: 'logged_in' } }]);
  });
});

describe('what nobody asked for', () => {
  it.each([
    ['{thing:Pages} {!delete:untouched} {when:for {span:two years}} need our attention.', 'pages'],
    ['{who:Reviewers} can ask for a {!duplicate:copy} by post.', 'a copy'],
    ['{who:The manager} wants to {!restrict:see} who has answered.', 'the manager'],
    [
      '{who:Students} {!submit:send in} {thing:essays} with {field:text}. Please {!limit:no more than} {number:two} links each.',
      'links',
    ],
    [
      '{thing:Events} have {!fields:a} {field:date} and {field:place}. Please {!limit:take twenty} children at most.',
      'children',
    ],
    [
      '{who:Walkers} {!submit:send in} {thing:tours} with {field:length}. The {!search:Search} has to find words in the tours too.',
      'search',
    ],
  ])('makes nothing of %s', (marked) => {
    const { plan, notUnderstood } = composeMarked(marked);
    const kinds = (plan.behaviours ?? []).map(({ kind }) => kind).filter((kind) => kind !== 'public_form');
    expect(kinds).toEqual([]);
    expect(notUnderstood.length).toBeGreaterThan(0);
  });

  it('never takes what a message asks for as something that the site does', () => {
    const { plan } = composeMarked(
      '{who:Walkers} {!submit:send in} {thing:tours} with {field:length}. {when:{span:30 days} after that}, {!email:remind} {who:the author} to {!approve:check} it.',
    );
    expect(plan.behaviours?.map(({ kind }) => kind)).not.toContain('approval');
  });

  it('sends nothing before the day on which something was published', () => {
    const { plan, notUnderstood } = composeMarked(
      '{who:Readers} can {!like:like} our {thing:posts}. {when:{span:Seven days} {op:before} a membership ends}, {who:they} {!email:get an email}.',
    );
    expect(plan.behaviours?.map(({ kind }) => kind)).toEqual(['reaction']);
    expect(notUnderstood.map(({ text }) => text).join()).toContain('membership');
  });

  it('keeps records without pages where it cannot say who may see them', () => {
    const { plan } = composeMarked(
      '{who:Parents} {!submit:report} {thing:absences} with {field:class} and {field:remark}. {who:The teacher of the class} {!restrict:sees} them.',
    );
    expect(plan.entities).toMatchObject([{ key: 'absence', public: false }]);
  });

  it('reads an old address with its ending', () => {
    const { plan } = readDescription('Please redirect /kontakt.html to /contact and /produkte/ to /shop/.', 'Helper');
    expect(plan.behaviours).toMatchObject([
      { kind: 'redirects', sources: ['/kontakt.html', '/produkte/'], targets: ['/contact', '/shop/'] },
    ]);
  });
});

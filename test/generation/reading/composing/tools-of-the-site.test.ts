import { describe, expect, it } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const made = (source: string) => composeMarked(source).plan.behaviours ?? [];

describe('tools of the site', () => {
  it('keeps redirects that hold always, and refuses one that depends on something', () => {
    const { plan, notUnderstood } = composeMarked(
      '{url:/old} {!redirect:goes to} {url:/new}. {when:After the end of the offer} it {!redirect:leads} to the offers page.',
    );
    expect(plan.behaviours).toMatchObject([{ kind: 'redirects', sources: ['/old'], targets: ['/new'] }]);
    expect(notUnderstood[0]?.reason).toContain('After the end of the offer');
  });

  it('keeps the redirects of an earlier sentence', () => {
    expect(
      made('{url:/old} {!redirect:goes to} {url:/new}. {!redirect:Redirect} {url:/shop} to {url:/store}.'),
    ).toMatchObject([{ kind: 'redirects', sources: ['/old', '/shop'], targets: ['/new', '/store'] }]);
  });

  it.each([
    ['{!views:Count} how often each post was read, just for me.', false],
    ['{!views:Show how many people have read} each post.', true],
  ])('shows visitors how often posts are read only where it says so: %s', (source, isShown) => {
    expect(made(source)).toMatchObject([{ kind: 'post_views', is_shown: isShown }]);
  });

  it('counts views of the records that a description declares', () => {
    expect(
      made('{who:Owners} {!submit:enter} {thing:boats}. {!views:Count the views} of each {thing:boat}.'),
    ).toContainEqual({
      kind: 'count_views',
      entity: 'boat',
    });
  });

  it('closes robots.txt as a whole where everything is kept out', () => {
    expect(made('{!robots:robots.txt disallows} everything.')).toMatchObject([
      { kind: 'seo', robots: ['User-agent: *', 'Disallow: /'] },
    ]);
  });

  it('keeps nobody out who is to be let in', () => {
    expect(made('{!robots:Stop AI bots in robots.txt} but let search engines in.')).toEqual([]);
  });

  it('shows properties as columns that are meant without their whole name', () => {
    expect(
      made(
        '{!fields:Record} on {thing:orders} the {field:prescription number}. {!columns:Prescription visible} in the orders list.',
      ),
    ).toContainEqual(
      expect.objectContaining({ kind: 'staff_list', entity: 'order', columns: ['prescription_number'] }),
    );
  });
});

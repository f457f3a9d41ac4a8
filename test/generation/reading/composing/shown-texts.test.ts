import { describe, expect, it } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const shown = (source: string) =>
  (composeMarked(source).plan.behaviours ?? []).filter((one) => one.kind === 'insertion');

describe('what is shown on pages', () => {
  it('shows the properties that a description names, each where it says, and gives them to the records', () => {
    const { plan } = composeMarked(
      '{who:Owners} {!submit:enter} {thing:boats}. {!show:Show} the {field:home port} and the {field:length} {place:below the text}.',
    );
    expect(plan.entities?.[0]?.fields?.map(({ key }) => key)).toEqual(['home_port', 'length']);
    const values = (plan.behaviours ?? []).filter((one) => one.kind === 'insertion');
    expect(values).toMatchObject([
      { what: { show: 'value', attribute: 'home_port' }, places: [{ place: 'below_content', of: 'boat' }] },
      { what: { show: 'value', attribute: 'length' }, places: [{ place: 'below_content', of: 'boat' }] },
    ]);
  });

  it('takes no figure that is worked out for a property', () => {
    const { plan, notUnderstood } = composeMarked(
      '{!show:Show} the {field:number of free seats} {place:below the text}.',
    );
    expect(plan.behaviours).toEqual([]);
    expect(notUnderstood[0]?.reason).toMatch(/which text/);
  });

  it.each([
    [
      '{!show:Tell} them {place:at the top of the page} that their parcel goes out on Tuesdays.',
      'Your parcel goes out on Tuesdays.',
    ],
    ['{!show:Show} a note {place:above the text} saying that the shop is closed.', 'The shop is closed.'],
  ])('takes what is told without quotation marks: %s', (source, text) => {
    expect(shown(source)).toMatchObject([{ what: { text } }]);
  });

  it('labels records in a state by the name of the state', () => {
    expect(
      shown('{who:Owners} {!submit:enter} {thing:boats}. {value:Sold} {thing:boats} {!show:get a ribbon}.'),
    ).toMatchObject([
      {
        what: { show: 'badge', text: 'Sold' },
        places: [{ place: 'after_title', of: 'boat' }],
        conditions: [{ is: 'equal', value: 'sold' }],
      },
    ]);
  });

  it('lets staff set the state that a text depends on', () => {
    const { plan } = composeMarked(
      '{!show:Print} {text:"Old model"} {place:under the title} of {thing:posts} {if:that are discontinued}.',
    );
    expect(plan.behaviours).toMatchObject([
      { kind: 'extra_fields', entity: 'post', fields: [{ key: 'discontinued', type: 'boolean' }] },
      { kind: 'insertion', conditions: [{ attribute: 'discontinued', is: 'equal', value: true }] },
    ]);
  });

  it('shows nothing always that depends on what no plan can say', () => {
    const { plan, notUnderstood } = composeMarked(
      '{!show:Show} {text:"Full"} {place:above the text} of {thing:posts} {when:when all ten are taken}.',
    );
    expect(plan.behaviours).toEqual([]);
    expect(notUnderstood[0]?.reason).toContain('when all ten are taken');
  });

  it('shows no picture where a map is only where something else stands', () => {
    expect(shown('{who:Rangers} {!submit:report} {thing:trails}. They {!show:have a red bar} across the map.')).toEqual(
      [],
    );
  });

  it('takes a span of something unknown for no age of posts', () => {
    expect(
      shown('{if:If the deadline is {op:closer than} {span:six weeks}}, {!show:tell} them it is 100 extra.'),
    ).toEqual([]);
  });

  it('leaves out the days that are excepted', () => {
    expect(
      shown('{!show:Show} {text:"Order by noon"} {place:in the footer}, {except:except on Saturdays and Sundays}.'),
    ).toMatchObject([{ hours: { weekdays: [1, 2, 3, 4, 5], from: '00:00', to: '23:59' } }]);
  });

  it('shows a text to guests alone where it says that they are not logged in', () => {
    expect(
      shown('{!show:Show} {text:"Please log in"} {place:in the footer} {if:if somebody is not logged in}.'),
    ).toMatchObject([{ audience: { who: 'guests' } }]);
  });

  it('makes what the cart shows to some orders a rule of the shop', () => {
    const { plan } = composeMarked(
      'Our WooCommerce shop. {if:If the {thing:order} weighs {op:more than} {number:100 kg}}, {!show:show} {text:"Bring a trailer"} {place:in the checkout}.',
    );
    expect(plan.behaviours).toMatchObject([
      {
        kind: 'shop_rule',
        conditions: [{ attribute: 'weight', is: 'more', value: 100 }],
        effect: { do: 'show', place: 'checkout', text: 'Bring a trailer' },
      },
    ]);
  });
});

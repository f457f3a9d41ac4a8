import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import type { BlockAttribute, BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { shownIn, withoutValues } from './pick-nodes.ts';

/** A form that sends an email address to where the author says, and thanks for it on the same page. */
export const signup: Behaviour = {
  enhance: (plan) => {
    const { address, button, placeholder, thanks } = partsOf(plan);
    if (plan.archetype !== 'form' || address === undefined) return undefined;
    const names = [address, button, placeholder, thanks].flatMap((attribute) => attribute?.name ?? []);
    const rest = withoutValues(plan.view, new Set(names));
    return { ...rest, children: [...rest.children, form(plan), status(thanks)] };
  },
  context: () => ({ isSent: false }),
  imports: ['getElement'],
  store: js`
    callbacks: {
      listen() {
        const { ref } = getElement();
        const context = getContext();
        const send = ( event ) => {
          event.preventDefault();
          window
            .fetch( ref.action, { method: 'POST', mode: 'no-cors', body: new window.FormData( ref ) } )
            .then( () => {
              ref.reset();
              context.isSent = true;
            } )
            .catch( () => ref.submit() );
        };
        ref.addEventListener( 'submit', send );
        return () => ref.removeEventListener( 'submit', send );
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('form')} {
      align-items: end;
      display: flex;
      flex: 1 1 18rem;
      flex-wrap: wrap;
      gap: 0.75rem;
      min-inline-size: 0;
    }

    ${kit.part('form')}[hidden] {
      display: none;
    }

    ${kit.part('field')} {
      display: flex;
      flex: 1 1 14rem;
      flex-direction: column;
      gap: 0.25rem;
    }

    ${kit.part('field-label')} {
      font-size: 0.875em;
      font-weight: 600;
    }

    ${kit.part('input')} {
      background-color: Field;
      border: 1px solid currentcolor;
      border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
      box-sizing: border-box;
      color: FieldText;
      font: inherit;
      inline-size: 100%;
      min-block-size: 2.75rem;
      padding: 0.5rem 0.75rem;
    }

    ${kit.part('input')}:focus-visible {
      outline: 2px solid ${kit.get('accent')};
      outline-offset: 2px;
    }

    ${kit.part('submit')} {
      background-color: ${kit.get('accent')};
      border: 2px solid transparent;
      border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
      color: ${kit.get('on-accent')};
      cursor: pointer;
      font: inherit;
      font-weight: 600;
      min-block-size: 2.75rem;
      padding: 0.5em 1.25em;
    }

    ${kit.part('submit')}:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: 2px;
    }

    ${kit.part('status')} {
      flex-basis: 100%;
    }
  `,
  summary: 'the form submits the email address to the URL of your choice without leaving the page',
};

/** The attributes of the form by what they are for. */
function partsOf({ attributes }: BlockPlan) {
  const texts = attributes.filter(({ kind }) => ['string', 'textarea', 'rich_text'].includes(kind));
  const named = (pattern: RegExp): BlockAttribute | undefined => texts.find(({ id }) => pattern.test(id));
  return {
    address: attributes.find(({ kind, role }) => kind === 'url' && role === 'link'),
    button: attributes.find(({ role }) => role === 'button-text') ?? named(/button/i),
    placeholder: named(/placeholder/i),
    thanks: named(/success|thank|confirm/i),
  };
}

function form(plan: BlockPlan): ViewElement {
  const { address, button, placeholder } = partsOf(plan);
  const input: ViewElement = {
    kind: 'element',
    tag: 'input',
    part: 'input',
    props: { type: 'email' },
    frontProps: { name: 'email', autocomplete: 'email', required: 'required' },
    ...(placeholder === undefined ? {} : { valueProps: { placeholder: { attribute: placeholder.name } } }),
    editProps: { readOnly: true, tabIndex: -1 },
    children: [],
  };
  const label: ViewNode = { kind: 'text', tag: 'span', part: 'field-label', text: 'Email address' };
  const text = button === undefined ? undefined : (shownIn(plan.view, button.name)?.part ?? 'submit-text');
  const caption: ViewNode =
    button === undefined || text === undefined
      ? { kind: 'text', tag: 'span', part: 'submit-text', text: 'Subscribe' }
      : { kind: 'value', tag: 'span', part: text, attribute: button.name };
  return {
    kind: 'element',
    tag: 'form',
    part: 'form',
    frontProps: { method: 'post', 'data-wp-init': 'callbacks.listen', 'data-wp-bind--hidden': 'context.isSent' },
    ...(address === undefined ? {} : { valueProps: { action: { attribute: address.name } } }),
    children: [
      { kind: 'element', tag: 'label', part: 'field', children: [label, input] },
      { kind: 'element', tag: 'button', part: 'submit', frontProps: { type: 'submit' }, children: [caption] },
    ],
  };
}

/** What is said after the form was sent; there from the start, so that screen readers hear it. */
function status(thanks: BlockAttribute | undefined): ViewElement {
  const own: ViewNode =
    thanks === undefined
      ? { kind: 'text', tag: 'p', part: 'thanks', text: 'Thank you for subscribing. Please check your inbox.' }
      : { kind: 'value', tag: 'p', part: 'thanks', attribute: thanks.name };
  return {
    kind: 'element',
    tag: 'div',
    part: 'status',
    frontProps: { role: 'status' },
    children: [
      {
        kind: 'element',
        tag: 'div',
        part: 'status-text',
        frontProps: { 'data-wp-bind--hidden': '!context.isSent' },
        children: [own],
      },
    ],
  };
}

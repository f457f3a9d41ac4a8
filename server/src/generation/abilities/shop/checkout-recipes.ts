import { raw } from '../../instructions/composer.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import type { ShopRecipe } from './shop-recipe.ts';

const groups = ['billing', 'shipping', 'account', 'order'] as const;
const fields =
  /\b(first[ _]name|last[ _]name|company|address[ _]1|address[ _]2|city|postcode|country|state|phone|email|comments)\b/;

/** The group and key of a field that every checkout has. */
function knownField(text: string): { group: string; key: string } | null {
  const name = fields.exec(text)?.[1]?.replace(' ', '_');
  if (name === undefined) return null;
  const group =
    name === 'comments' ? 'order' : (groups.find((one) => new RegExp(String.raw`\b${one}\b`).test(text)) ?? 'billing');
  return { group, key: `${group}_${name}` };
}

const checkoutFilter = { params: '$fields', hooks: [{ kind: 'filter', hook: 'woocommerce_checkout_fields' }] } as const;

const change: ShopRecipe = {
  id: 'checkout-field-change',
  name: 'checkout_fields',
  wants:
    /\b(?:remove|hide|delete|optional|required|mandatory)\b[^.]*\b(?:field|checkout)\b|\bfield\b[^.]*\b(?:optional|required)\b/,
  never: /\badd\b/,
  compose(c) {
    const field = knownField(c.instruction.prose);
    if (field === null) return null;
    const { group, key } = field;
    const isRemoved = c.says(/\b(?:remove|hide|delete)\b/);
    const place = php`$fields[${group}][${key}]`;
    const required = !c.says(/\boptional\b|\bnot required\b/);
    return {
      ...checkoutFilter,
      summary: isRemoved
        ? `Leaves out the field ${key}.`
        : `Makes the field ${key} ${required ? 'required' : 'optional'}.`,
      body: isRemoved
        ? php`
            unset( ${place} );

            return $fields;
          `
        : php`
            if ( isset( ${place} ) ) {
            	${place}['required'] = ${required};
            }

            return $fields;
          `,
    };
  },
};

const add: ShopRecipe = {
  id: 'checkout-field',
  name: 'checkout_field',
  wants: /\badd\b[^.]*\bfield\b/,
  compose(c) {
    const label = c.instruction.quoted.find(({ text }) => !/^[a-z_]+$/.test(text))?.text;
    if (label === undefined || !c.says(/\bcheckout\b/)) return null;
    const key =
      /\b((?:billing|shipping|order)_\w+)\b/.exec(c.text)?.[1] ?? `billing_${label.toLowerCase().replace(/\W+/g, '_')}`;
    const group = key.split('_')[0] ?? 'billing';
    const type =
      ['textarea', 'checkbox', 'email', 'number', 'date', 'tel'].find((one) =>
        new RegExp(String.raw`\b${one}\b`).test(c.instruction.prose.replace(/["'`][^"'`]*["'`]/g, '')),
      ) ?? 'text';
    const required = c.says(/\brequired\b|\bmandatory\b/) && !c.says(/\bnot required\b/);
    const save = c.prefixed('save_checkout_field');
    const isSaved = c.says(/\bsav\w+|\bstor\w+|\border\b/);
    return {
      ...checkoutFilter,
      summary: `Adds the field ${label} to the checkout.`,
      ...(isSaved && {
        beside: [
          {
            name: save,
            summary: `Saves the field ${label} with the order.`,
            params: '$order, $data',
            hooks: [{ kind: 'action', hook: 'woocommerce_checkout_create_order', args: 2 }],
            body: php`
              if ( ! empty( $data[${key}] ) ) {
              	$order->update_meta_data( ${key}, sanitize_text_field( $data[${key}] ) );
              }
            `,
          },
        ],
      }),
      body: php`
        $fields[${group}][${key}] = ${{ type, label: c.label(label), required, priority: 120 }};

        return $fields;
      `,
    };
  },
};

const fee: ShopRecipe = {
  id: 'cart-fee',
  name: 'cart_fee',
  wants: /\b(?:fee|surcharge)\b/,
  compose(c) {
    const amount =
      /\bfee\s+(?:of\s+)?[€$£]?\s*(\d+(?:\.\d+)?)/.exec(c.text)?.[1] ??
      /(\d+(?:\.\d+)?)\s*(?:€|\$|£|euros?|dollars?)?[^.]{0,20}\b(?:fee|surcharge)\b/.exec(c.text)?.[1];
    const label = c.instruction.quoted.find(({ text }) => /[A-Z]/.test(text))?.text ?? 'Fee';
    if (amount === undefined) return null;
    const [, word, limit] =
      /\b(below|under|less than|above|over|more than|at least)\s+[€$£]?\s*(\d+(?:\.\d+)?)/.exec(c.text) ?? [];
    const fee = php`$cart->add_fee( ${c.label(label)}, ${raw(amount)} );`;
    const operator = word === undefined ? '' : /below|under|less/.test(word) ? '<' : word === 'at least' ? '>=' : '>';
    return {
      summary: `Adds the fee ${label} to the cart.`,
      params: '$cart',
      hooks: [{ kind: 'action', hook: 'woocommerce_cart_calculate_fees' }],
      body:
        limit === undefined
          ? fee
          : php`
        if ( $cart->get_subtotal() ${raw(operator)} ${raw(limit)} ) {
        	${fee}
        }
      `,
    };
  },
};

const status: ShopRecipe = {
  id: 'order-status',
  name: 'register_order_status',
  wants: /\b(?:custom|new|register|add|create)\b[^.]*\border status\b/,
  compose(c) {
    const label = c.instruction.quoted.find(({ text }) => /[A-Z]/.test(text))?.text;
    if (label === undefined) return null;
    const slug = /\b(wc-[a-z0-9-]+)\b/.exec(c.text)?.[1] ?? `wc-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    const count =
      c.domain === null
        ? php`_n_noop( ${`${label} (%s)`}, ${`${label} (%s)`} )`
        : php`_n_noop( ${`${label} (%s)`}, ${`${label} (%s)`}, ${c.domain} )`;
    const settings = {
      label: c.label(label),
      public: true,
      show_in_admin_all_list: true,
      show_in_admin_status_list: true,
      label_count: count,
    };
    return {
      summary: `Registers the order status ${label}.`,
      hooks: [{ kind: 'action', hook: 'init' }],
      beside: [
        {
          name: c.prefixed('order_statuses'),
          summary: `Offers the order status ${label}.`,
          params: '$statuses',
          hooks: [{ kind: 'filter', hook: 'wc_order_statuses' }],
          body: php`
            $statuses[${slug}] = ${c.label(label)};

            return $statuses;
          `,
        },
      ],
      body: php`register_post_status( ${slug}, ${settings} );`,
    };
  },
};

const states = ['completed', 'processing', 'on-hold', 'cancelled', 'refunded', 'failed', 'pending'];

const orderMail: ShopRecipe = {
  id: 'order-mail',
  name: 'mail_on_order',
  wants: /\b(?:mail|email|e-mail|notify|send)\b[^.]*\border\b|\border\b[^.]*\b(?:mail|email|e-mail|notify|send)\b/,
  never: /\border table\b|\bemails\b/,
  compose(c) {
    const state = states.find((one) => c.says(new RegExp(String.raw`\b${one.replace('-', '[ -]')}\b`)));
    const text = c.phrases()[0]?.text ?? c.instruction.quoted[0]?.text;
    if (text === undefined) return null;
    const hook = state === undefined ? 'woocommerce_new_order' : `woocommerce_order_status_${state}`;
    const to: PhpCode = c.says(/\b(?:admin|owner|shop manager)\b/)
      ? php`get_option( 'admin_email' )`
      : php`$order->get_billing_email()`;
    return {
      summary: `Sends a mail on ${hook}.`,
      params: '$order_id',
      hooks: [{ kind: 'action', hook }],
      body: php`
        $order = wc_get_order( $order_id );
        if ( ! $order ) {
        	return;
        }

        $subject = sprintf( '#%s', $order->get_order_number() );
        wp_mail( ${to}, $subject, ${c.label(text)} );
      `,
    };
  },
};

const emailText: ShopRecipe = {
  id: 'email-text',
  name: 'email_text',
  wants: /\be-?mails?\b/,
  compose(c) {
    const text = c.instruction.quoted[0]?.text;
    if (text === undefined) return null;
    const isBefore = c.says(/\b(?:before|above)\b/);
    const isOfCustomer = c.says(/\bcustomers?\b/);
    const isOfAdmin = c.says(/\badmins?\b/);
    const guard = isOfCustomer ? php`if ( $sent_to_admin ) {` : isOfAdmin ? php`if ( ! $sent_to_admin ) {` : null;
    return {
      summary: 'Adds a text to mails about orders.',
      params: '$order, $sent_to_admin, $plain_text',
      hooks: [{ kind: 'action', hook: `woocommerce_email_${isBefore ? 'before' : 'after'}_order_table`, args: 3 }],
      body: joinPhp(
        [
          guard === null
            ? raw('')
            : php`
          ${guard}
          	return;
          }
        `,
          php`
          if ( $plain_text ) {
          	echo esc_html( ${c.label(text)} ) . "\n";
          	return;
          }

          echo '<p>' . ${c.escapedText(text)} . '</p>';
        `,
        ],
        '\n\n',
      ),
    };
  },
};

export const checkoutRecipes: readonly ShopRecipe[] = [fee, status, add, change, emailText, orderMail];

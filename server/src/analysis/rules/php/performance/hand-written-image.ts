import type { Call } from '../../../languages/php/ast.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/hand-written-image',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'Hand-written image markup',
  description: 'Reports img elements without srcset that show an attachment.',
  rationale: `WordPress keeps several sizes of each image. \`wp_get_attachment_image()\` names them all in \`srcset\`, so that a
telephone loads the small one, and adds width, height, lazy loading and the alternative text. An \`<img>\` written by
hand with the address of one size has none of that.

Use \`wp_get_attachment_image( $id, 'medium' )\` or \`the_post_thumbnail()\`.

**When to ignore it:** for icons and logos that are small in every size.`,
  references: [
    {
      title: 'wp_get_attachment_image()',
      url: 'https://developer.wordpress.org/reference/functions/wp_get_attachment_image/',
    },
  ],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.ImageFunctions'],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf_cover( $id ) {\n\t$image = wp_get_attachment_image_src( $id, \'large\' );\n\techo \'<img src="\' . esc_url( $image[0] ) . \'" alt="">\';\n}\n?>\n<img src="<?php echo esc_url( get_the_post_thumbnail_url() ); ?>" alt="">\n',
        lines: [3, 7],
      },
    ],
    good: [
      "<?php\nfunction shelf_cover( $id ) {\n\techo wp_get_attachment_image( $id, 'large' );\n\techo '<img src=\"' . esc_url( plugins_url( 'logo.png', __FILE__ ) ) . '\" alt=\"\">';\n\techo '<a href=\"' . esc_url( wp_get_attachment_url( $id ) ) . '\">Cover</a>';\n}\n",
      "<?php\nfunction shelf_cover( $id ) {\n\t$image = wp_get_attachment_image_src( $id, 'large' );\n\techo '<img src=\"' . esc_url( $image[0] ) . '\" srcset=\"' . esc_attr( wp_get_attachment_image_srcset( $id ) ) . '\" alt=\"\">';\n}\n",
    ],
  },
};

/** A text that stops inside the address of an image. */
const insideImage = /<img\b[^<]{0,300}?\bsrc=(?:\\?["'])?(?:[^"'<>]|<\?php|<\?=|['"]\s*\.)*$/i;

function check({ node, args, isLocal, enclosing }: CallEvent, context: PhpContext): void {
  // The smallest size has nothing smaller beside it.
  if (isLocal || args[1]?.value.constant === 'thumbnail') return;
  const { source } = context;
  if (!source.code.includes('<img')) return;
  const before = source.slice({ start: Math.max(source.base, node.start - 300), end: node.start });
  const variable = /\$(\w+)\s*=\s*$/.exec(before)?.[1];
  const rest = source.code.slice(node.end, (enclosing?.node.end ?? source.base + node.end + 4_000) - source.base);
  if (variable === undefined) {
    if (
      !insideImage.test(before) ||
      /srcset/.test(before.slice(before.lastIndexOf('<img'))) ||
      /^[^<]*srcset/.test(rest)
    )
      return;
    report(node, context);
    return;
  }
  if (rest.includes('srcset')) return;
  const printed = new RegExp(
    `<img\\b[^<]{0,300}?\\bsrc=(?:\\\\?["'])?(?:<\\?(?:php echo|=)|['"]?\\s*\\.|\\{)?[\\w\\s(]*\\$${variable}\\b`,
    'i',
  ).exec(rest);
  if (printed !== null) report(node, context);
}

function report(at: Call, context: PhpContext): void {
  context.report({
    at,
    message: 'This attachment image is loaded in the same size on all screens.',
    suggestion: 'Use wp_get_attachment_image() or the_post_thumbnail(), which output all sizes.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: [
        'wp_get_attachment_image_src',
        'wp_get_attachment_image_url',
        'wp_get_attachment_url',
        'wp_get_attachment_thumb_url',
        'get_the_post_thumbnail_url',
        'the_post_thumbnail_url',
      ],
      visit: check,
    },
  ],
};

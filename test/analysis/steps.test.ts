import { describe, expect, it } from 'vitest';
import { Budget } from '../../server/src/analysis/budget.ts';
import { stopsWithout } from '../../server/src/analysis/languages/parsing-steps.ts';
import { analyzer } from './analyzer-for-tests.ts';

const options = { analysisType: 'all', severity: 'all' } as const;

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** The body of a function with more ways through it than anybody follows. */
const ways = `if ( a() ) {}\n${many(5000, (at) => `elseif ( b( ${at} ) ) { $a${at} = $_GET['a${at}']; }`)}`;

const show = '<?php\nfunction acme_show( $text ) {\n\techo $text;\n}\n';
const call = "<?php\nacme_show( $_GET['name'] );\n";

/** Security findings of each file, as `rule:line`, and the files that were not analysed in full. */
function together(files: Readonly<Record<string, string>>) {
  const names = Object.keys(files);
  const reports = analyzer.analyzeTogether(
    names.map((name) => ({ name, code: files[name] ?? '' })),
    options,
  );
  const short = (issues: (typeof reports)[number]['issues']) =>
    issues
      .filter(({ category }) => category === 'security')
      .map(({ rule, line }) => `${rule.slice('security/'.length)}:${line}`);
  return {
    found: Object.fromEntries(names.map((name, at) => [name, short(reports[at]?.issues ?? [])])),
    partial: names.filter((_name, at) => reports[at]?.partial),
  };
}

describe('a file that needs more steps than one may take', () => {
  it('is named, and data is followed through all others of its group', () => {
    const { found, partial } = together({
      'call.php': call,
      'heavy.php': `<?php\nfunction acme_ways() {\n${ways}\n}\n`,
      'show.php': show,
    });
    expect(partial).toEqual(['heavy.php']);
    expect(found['show.php']).toEqual(['unescaped-output:3']);
  });

  it('is followed in its other functions, and in the cut one up to there', () => {
    const { found, partial } = together({
      'heavy.php': `<?php\nfunction acme_ways() {\n\techo $_GET['before'];\n${ways}\n\techo $_GET['after'];\n}\nfunction acme_next() {\n\techo $_GET['next'];\n}\n`,
    });
    expect(partial).toEqual(['heavy.php']);
    expect(found['heavy.php']).toEqual(['unescaped-output:3', 'unescaped-output:5008']);
  });

  it('ends no function that calls what could not be followed, nor what it includes', () => {
    const { found, partial } = together({
      'main.php':
        "<?php\nacme_ways();\necho $_GET['called'];\nrequire __DIR__ . '/part.php';\necho $_GET['included'];\n",
      'heavy.php': `<?php\nfunction acme_ways() {\n${ways}\n}\n`,
      'part.php': `<?php\n${ways}\n`,
    });
    expect(partial).toEqual(['heavy.php', 'part.php']);
    expect(found['main.php']).toEqual(['unescaped-output:3', 'unescaped-output:5']);
  });

  it('keeps the checks that a cut function had made', () => {
    const save = (body: string) =>
      together({
        'save.php': `<?php\nadd_action( 'admin_post_acme', 'acme_save' );\nfunction acme_save() {\n${body}\n\tupdate_option( 'acme', absint( $_POST['acme'] ) );\n}\n`,
        'check.php': `<?php\nfunction acme_check() {\n\tcheck_admin_referer( 'acme' );\n\tif ( ! current_user_can( 'manage_options' ) ) wp_die();\n${ways}\n}\n`,
      }).found['save.php'];
    expect(save('\tacme_check();')).toEqual([]);
    expect(save('')).not.toEqual([]);
  });

  it('is named when the parser would not survive it, and what may call others is not missed', () => {
    const { found, partial } = together({
      'broken.php': `<?php ${'"{$'.repeat(4096)}`,
      'call.php': call,
      'save.php': '<?php\nfunction acme_save() {\n\tupdate_option( "acme", absint( $_POST["acme"] ) );\n}\n',
      'show.php': show,
    });
    expect(partial).toEqual(['broken.php']);
    expect(found['show.php']).toEqual(['unescaped-output:3']);
    expect(found['save.php']).not.toContain('missing-nonce:2');
  });

  it('takes as many whatever else is in the group', () => {
    const heavy = `<?php\nfunction acme_ways() {\n${ways}\n}\necho $_GET['own'];\n`;
    const alone = together({ 'heavy.php': heavy });
    const among = together({ 'call.php': call, 'heavy.php': heavy, 'show.php': show });
    expect(among.found['heavy.php']).toEqual(alone.found['heavy.php']);
    expect(among.partial).toEqual(alone.partial);
  });
});

describe('a parser', () => {
  it('pays more for operations that do not get it on', () => {
    const stepsFor = (offsets: readonly number[]) => {
      const budget = new Budget(10_000);
      const progress = stopsWithout(budget);
      for (const currentOffset of offsets) progress({ currentOffset, hasError: false });
      return 10_000 - budget.left;
    };
    expect(stepsFor([80, 160, 240])).toBe(30);
    expect(stepsFor([80, 81, 60])).toBe(70);
  });
});

describe('a script', () => {
  it('that calls what it called a hundred thousand times is read in a bounded time', () => {
    const code = `x${'.then( ( a ) => a )'.repeat(40_000)}`;
    const [script, page] = analyzer.analyzeTogether(
      [
        { name: 'a.js', code },
        { name: 'b.php', code: "<?php\necho $_GET['x'];\n" },
      ],
      options,
    );
    expect(script?.language).toBe('javascript');
    expect(page?.issues.map(({ rule }) => rule)).toContain('security/unescaped-output');
  });
});

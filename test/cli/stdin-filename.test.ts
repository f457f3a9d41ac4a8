import { describe, expect, it } from 'vitest';
import { analyze, makeTree, reflected } from './program.ts';

const plugin = {
  'shop/shop.php': "<?php\n/* Plugin Name: Shop */\nrequire __DIR__ . '/inc/show.php';\nshop_show( $_GET['name'] );\n",
  'shop/inc/show.php': '<?php\nfunction shop_show( $name ) {\n\techo esc_html( $name );\n}\n',
};
const unescaped = '<?php\n\n\nfunction shop_show( $name ) {\n\techo $name;\n}\n';

describe('presswright analyze - --stdin-filename', () => {
  it('analyses the text as that file of its project, and reports it alone', async () => {
    const cwd = makeTree({ ...plugin, 'shop/inc/other.php': reflected });
    const { stdout, status } = await analyze(
      ['-', '--stdin-filename', 'shop/inc/show.php', '--severity', 'high', '--show-trace'],
      { cwd, input: unescaped },
    );
    expect(stdout).toContain('shop/inc/show.php:5:7: high: Echo prints');
    expect(stdout).toContain('from shop/shop.php:4');
    expect(stdout).toContain('1 file analysed');
    expect(stdout).not.toContain('other.php');
    expect(status).toBe(1);
  });

  it('takes a file that is not there yet, from any working directory', async () => {
    const cwd = makeTree({ ...plugin, 'shop/inc/show.php': '<?php\n' });
    const inFolder = `${cwd}/shop/inc`;
    const { stdout } = await analyze(['-', '--stdin-filename', 'new.php', '--severity', 'high'], {
      cwd: inFolder,
      input: unescaped,
    });
    expect(stdout).toContain('new.php:5:7: high:');
  });

  it('analyses a file outside of every project alone', async () => {
    const cwd = makeTree({ 'inc/other.php': "<?php\nshop_show( $_GET['name'] );\n" });
    const { stdout } = await analyze(['-', '--stdin-filename', 'inc/show.php', '--severity', 'high'], {
      cwd,
      input: unescaped,
    });
    expect(stdout).toContain('No findings');
  });

  it('goes by the presswright.json and the baseline of its project', async () => {
    const cwd = makeTree({
      ...plugin,
      'shop/presswright.json': '{ "rules": { "quality/*": "off", "performance/*": "off" }, "baseline": "known.json" }',
      'shop/inc/show.php': unescaped,
    });
    const named = ['-', '--stdin-filename', 'shop/inc/show.php'];
    await analyze(['shop', '--write-baseline', 'shop/known.json'], { cwd });
    expect((await analyze(named, { cwd, input: unescaped })).stdout).toContain('1 finding hidden by shop/known.json');
    const worse = `${unescaped}shop_show( $_POST['b'] );\necho $_GET['c'];\n`;
    expect((await analyze(named, { cwd, input: worse })).stdout).toContain('shop/inc/show.php:8:6: high:');
  });

  it.each([
    [['.', '--stdin-filename', 'a.php'], '--stdin-filename can only be used with the path -'],
    [['-', '--stdin-filename', 'a.php', '--stdin-name', 'a.php'], 'contradict each other'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await analyze(args, { cwd: makeTree(plugin) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { cutGroups, sharedByGroups } from '../../server/src/analysis/cut-groups.ts';
import { Random } from '../fuzz/random.ts';

const php = (name: string, code: string, size = 100) => ({ name, code: `<?php\n${code}\n`.padEnd(size) });
const named = (files: readonly { name: string; code: string }[], limit: number) =>
  cutGroups(files, limit).map((group) => group.map((at) => files[at]?.name));

describe('cutting a project', () => {
  it('leaves what fits whole', () => {
    expect(cutGroups([php('a.php', ''), php('b.php', '')], 200)).toEqual([[0, 1]]);
    expect(cutGroups([], 200)).toEqual([]);
  });

  it('keeps together what names each other, wherever it stands in the list', () => {
    const files = [
      php('admin/class-list.php', 'class Shop_List { function show() { return ( new Shop_Store() )->all(); } }'),
      php('inc/mailer.php', 'function shop_send( $to ) {}'),
      php('public/form.php', "shop_send( $_POST['to'] );"),
      php('store/class-store.php', 'class Shop_Store { function all() {} }'),
    ];
    expect(named(files, 200)).toEqual([
      ['admin/class-list.php', 'store/class-store.php'],
      ['inc/mailer.php', 'public/form.php'],
    ]);
  });

  it('keeps a hook with what listens to it, and a script with what it imports', () => {
    const files = [
      php('a.php', "do_action( 'shop/order-paid', $order );"),
      { name: 'src/edit.js', code: "import { price } from '../lib/price';".padEnd(100) },
      { name: 'lib/price.js', code: 'export const price = 1;'.padEnd(100) },
      php('z.php', "add_action( 'shop/order-paid', 'shop_thank' );"),
    ];
    expect(named(files, 200)).toEqual([
      ['a.php', 'z.php'],
      ['src/edit.js', 'lib/price.js'],
    ]);
  });

  it('goes by the stronger link where both do not fit', () => {
    const files = [
      php('a.php', 'function shop_one() {} function shop_two() {}'),
      php('b.php', 'shop_one();'),
      php('c.php', 'shop_one(); shop_two();'),
    ];
    expect(named(files, 200)).toEqual([['a.php', 'c.php'], ['b.php']]);
  });

  it('does not go by names that many files declare', () => {
    const files = [
      php('a.php', 'class Shop_Reader { function render() {} function boot() { shop_total(); } }'),
      php('b.php', 'class B1 { function render() {} }'),
      php('c.php', 'class C1 { function render() {} }'),
      php('d.php', 'class D1 { function render() {} }'),
      php('e.php', 'function shop_total() { render(); }'),
    ];
    expect(named(files, 200)[0]).toEqual(['a.php', 'e.php']);
  });

  it('gives each file one group, none larger than allowed unless one file is, whatever the files', () => {
    const random = new Random(7);
    const pick = (from: string) => from[random.below(from.length)] ?? '';
    for (let round = 0; round < 300; round++) {
      const files = Array.from({ length: random.below(12) }, () => ({
        name: `${pick('abc')}/${pick('abcd')}.${random.below(3) > 0 ? 'php' : 'js'}`,
        code: Array.from({ length: random.below(6) }, () =>
          random.below(2) > 0 ? `function ${pick('pqr')}og() {}\n` : `${pick('pqr')}og(); './${pick('abcd')}'\n`,
        ).join(''),
      }));
      const limit = 1 + random.below(120);
      const groups = cutGroups(files, limit);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(files.map((_file, at) => at));
      expect(cutGroups(files, limit)).toEqual(groups);
      for (const group of groups) {
        expect(group).toEqual(group.toSorted((a, b) => a - b));
        const sizes = group.map((at) => files[at]?.code.length ?? 0).filter((size) => size > 0);
        expect(sizes.length < 2 || sizes.reduce((a, b) => a + b) <= limit).toBe(true);
      }
    }
  });
});

it('names the files of the uppermost folder that say what a project is', () => {
  const files = [
    php('shop/inc/a.php', '/* Plugin Name: Not it */'),
    php('shop/other.php', 'function shop_other() {}'),
    { name: 'shop/package.json', code: '{}' },
    { name: 'shop/lib/package.json', code: '{}' },
    php('shop/shop.php', '/**\n * Plugin Name: Shop\n */'),
    { name: 'shop/webpack.config.js', code: 'module.exports = {};' },
    { name: 'shop/readme.txt', code: 'x'.repeat(500_000) },
  ];
  expect(sharedByGroups(files).map((at) => files[at]?.name)).toEqual([
    'shop/package.json',
    'shop/shop.php',
    'shop/webpack.config.js',
  ]);
});

// CommonJS, as its packages are: read with the first description. Bundles have it with them inside.
const wink = require('wink-nlp');
const core = require('wink-eng-lite-web-model/dist/load-core-model.js');
const featureFn = require('wink-eng-lite-web-model/dist/feature.js');
const metaCER = require('wink-eng-lite-web-model/dist/load-cer-meta-model.js');
const negation = require('wink-eng-lite-web-model/dist/load-negation-model.js');
const pos = require('wink-eng-lite-web-model/dist/load-pos-model.js');
const sbd = require('wink-eng-lite-web-model/dist/load-sbd-model.js');

// names of things, moods and stems are not asked for: their models, 0.8 MB, stay out
const nothing = JSON.stringify([100, 0, { 0: {} }, {}, {}, {}]);
const ner = () => ({ machines: [], transformers: [] });
const sa = () => ({ machines: [nothing], setter: () => {} });

module.exports = wink({ core, featureFn, metaCER, negation, ner, pos, sa, sbd, addons: {} }, ['pos']);

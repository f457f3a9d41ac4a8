// The configuration of wp-scripts; packages are found in the toolchain, where they are installed.
const config = require('../toolchain/node_modules/@wordpress/scripts/config/webpack.config.js');
const { join } = require('node:path');

module.exports = {
  ...config,
  resolve: { ...config.resolve, modules: ['node_modules', join(__dirname, '../toolchain/node_modules')] },
};

// `npm run bench`: see bench/README.md.

import '../bench/records.ts'
import '../bench/admin-lists.ts'

"""A real S3 server for tests: OpenStack Swift with its S3 API, all of its servers in one process, on a plain folder.

Usage: s3_server.py FOLDER ACCESS_KEY SECRET, where the access key is 'account:user'. Prints 'ready PORT'.
Debian: apt-get install swift-proxy swift-account swift-container swift-object
"""
import logging
import os
import sys

import eventlet
import eventlet.tpool

eventlet.patcher.monkey_patch()

from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

folder, access_key, secret = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
settings = os.path.join(folder, 'etc')
servers = ('account', 'container', 'object')
# Settings files name functions of this file as those of a module.
sys.modules['s3_server'] = sys.modules['__main__']


def log_handler(conf, name, log_to_console, log_route, fmt, logger, adapted_logger):
    logger.addHandler(logging.StreamHandler())


class Memory(dict):
    """Stands in for memcached."""

    def __bool__(self):
        return True

    def get(self, key, *_, **__):
        return dict.get(self, key)

    def set(self, key, value, *_, **__):
        self[key] = value

    def delete(self, key, *_, **__):
        self.pop(key, None)

    def incr(self, key, delta=1, *_, **__):
        self[key] = int(dict.get(self, key) or 0) + delta
        return self[key]

    def set_multi(self, values, *_, **__):
        self.update(values)

    def get_multi(self, keys, *_, **__):
        return [dict.get(self, key) for key in keys]


memory = Memory()


def memory_filter(global_conf, **local_conf):
    def wrap(app):
        def call(environ, start_response):
            environ['swift.cache'] = memory
            return app(environ, start_response)

        return call

    return wrap


def write(name, text):
    with open(os.path.join(settings, name), 'w') as file:
        file.write(text)


common = f'''[DEFAULT]
swift_dir = {settings}
devices = {folder}/node
mount_check = false
log_level = ERROR
log_address = {folder}/no-log
log_custom_handlers = s3_server.log_handler
'''

os.makedirs(settings, exist_ok=True)
os.makedirs(os.path.join(folder, 'node', 'sdb1'), exist_ok=True)
write('swift.conf', '''[swift-hash]
swift_hash_path_prefix = test
swift_hash_path_suffix = test
[storage-policy:0]
name = only
default = yes
''')
utils.set_swift_dir(settings)
utils.SWIFT_CONF_FILE = os.path.join(settings, 'swift.conf')

sockets = {}
for server in servers:
    sockets[server] = eventlet.listen(('127.0.0.1', 0))
    port = sockets[server].getsockname()[1]
    ring = RingBuilder(1, 1, 0)
    ring.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=port, device='sdb1', weight=1,
                      replication_ip='127.0.0.1', replication_port=port, meta=''))
    ring.rebalance()
    ring.get_ring().save(os.path.join(settings, f'{server}.ring.gz'))
    write(f'{server}.conf', common + f'''[pipeline:main]
pipeline = {server}-server
[app:{server}-server]
use = egg:swift#{server}
''')

write('proxy.conf', common + f'''[pipeline:main]
pipeline = catch_errors memory s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:memory]
paste.filter_factory = s3_server:memory_filter
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
check_bucket_owner = false
[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(':', '_')} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
''')

sockets['proxy'] = eventlet.listen(('127.0.0.1', 0))
for server in (*servers, 'proxy'):
    app = loadapp(os.path.join(settings, f'{server}.conf'), global_conf={'log_name': server})
    eventlet.spawn(eventlet.wsgi.server, sockets[server], app, open(os.devnull, 'w'),
                   protocol=SwiftHttpProtocol, capitalize_response_headers=False)
print(f"ready {sockets['proxy'].getsockname()[1]}", flush=True)
# The process ends with the one that started it, also when that was killed.
eventlet.tpool.execute(sys.stdin.read)

import json, os, urllib.error, urllib.request, uuid

request = urllib.request.Request(
    "http://127.0.0.1:3000/api/v1/humanize",
    data=json.dumps({"text": "It is important to note that trees play a crucial role in cities."}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['REDRAFT_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
)
try:
    with urllib.request.urlopen(request, timeout=60) as answer:
        body = json.load(answer)
except urllib.error.HTTPError as error:
    failure = json.load(error)
    raise SystemExit(f"{failure['code']}: {failure['message']}")

print(body["output"])
for change in body["changes"]:
    print(f"{change['before']} → {change['after']}: {change['reason']}")
print(f"{body['words_used']} words used, {body['words_remaining']} left")

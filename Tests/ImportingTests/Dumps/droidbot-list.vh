[{"class": "android.widget.FrameLayout", "bounds": [[0, 0], [1080, 1920]], "text": null, "content_description": null, "parent": -1, "temp_id": 0, "children": [1]},
 {"class": "android.widget.Button", "bounds": [[40, 1700], [1040, 1826]], "text": "Pay", "content_description": null, "clickable": true, "parent": 0, "temp_id": 1, "children": []}]
